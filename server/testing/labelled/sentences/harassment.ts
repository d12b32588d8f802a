/** Insults at somebody: weak ones are low, degrading ones are none. */
export const harassment = `
harassment low | You are an idiot
harassment low | you're so stupid
harassment low | u r dumb
harassment low | You idiot, read the post first
harassment low | You are such a loser
harassment low | Only a moron like you would say that
harassment low | What a pathetic little man you are
harassment low | He is a moron
harassment low | They are all idiots in that group
harassment low | She's really ugly
harassment low | You look like a clown, you fat cow
harassment low | shut up nobody asked you
harassment low | Shut your mouth, idiot
harassment low | Go to hell
harassment low | Screw you, Karen
harassment low | get lost you creep
harassment low | You are a clown and a liar
harassment low | You're dumber than a brick
harassment low | your face is ugly
harassment low | Nobody likes you, Kevin
harassment low | y0u are st\u00FApid
harassment low | y o u a r e s t u p i d
harassment low | ur an 1diot
harassment low | You are a complete waste of time
harassment low | Such an attention seeker you are, pathetic
harassment low | You're delusional and stupid, get a life
harassment low | cry more, loser
harassment+profanity low | Shut the fuck up
harassment+profanity low | Fuck off, nobody wants your advice
harassment+profanity low | fuck u
harassment+profanity low | F*** you and your yoga
harassment low | stfu
harassment+profanity low | you're an asshole
harassment+profanity low | you are full of shit
harassment+profanity low | You dick, you ruined the thread
harassment none | You are worthless
harassment none | You're a disgusting human being
harassment none | everyone hates you
harassment none | no one will ever love you
harassment none | you're trash and you always will be
harassment none | You are a waste of oxygen
harassment none | you are a waste of space
harassment+profanity none | You stupid bitch
harassment+profanity none | you are a piece of shit
harassment+profanity none | you're a fucking cunt
harassment+profanity none | you filthy whore
harassment+profanity none | she's a dirty slut
harassment none | You are subhuman filth
harassment none | Your parents must be ashamed they had you, you worthless thing
harassment none | I hope you fail and everybody laughs at you, nobody wants you here
harassment none | you were a mistake, your mother should have aborted you
harassment none | you're a w0rthless waste of air
harassment none | I hope your whole family gets cancer
harassment none | Let's all report and bully her until she leaves
`;
