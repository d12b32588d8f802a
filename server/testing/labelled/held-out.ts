/**
 * The held-out part: written before the lists and never tuned on, but by the hand that then wrote the lists, so its figures
 * flatter; `afterwards.ts` does not. One line each: labels (`-` for none), the expected level, the sentence.
 */
export const heldOut = `
profanity high | Well damn, that sunset was something else
profanity high | This printer is a piece of crap
profanity high | What the hell happened to my laundry
profanity high | I messed up the recipe and now it tastes like sh1t
profanity high | My ass is sore after that spin class
profanity high | Holy sh!t, we won the raffle
profanity high | I'm so pissed off about the train being late again
profanity high | Damn it, I left the oven on
profanity low | I am so f.u.c.k.i.n.g tired of Mondays
profanity low | Fuuuuck I forgot my keys again
profanity low | That movie was fucking brilliant
profanity low | What a clusterf**k of a meeting
profanity low | f u c k this traffic
profanity low | The new landlord is being a real assh0le about the deposit
profanity low | Some motherf*cker keyed my car
harassment low | You're such an idiot, nobody needs your advice
harassment low | Shut up, you dumb clown
harassment low | You are pathetic and your posts are boring
harassment low | lol you're so ugly, delete this picture
harassment low | What a loser you are, crying about a dog
harassment low | She is a complete moron and everyone knows it
harassment low | ur so stup1d it hurts
harassment none | You are a worthless piece of garbage
harassment none | Everybody hates you, stop posting here
harassment+profanity none | You disgusting fat pig, nobody will ever love you you piece of shit
harassment none | Nobody loves you and nobody ever will
harassment+profanity none | Go away you stupid b!tch
harassment low | Go to hell and take your opinions with you
harassment+profanity low | fuck you and your stupid healing journey
threat none | I'm going to find you and break your legs
threat none | Keep talking and I'll smash your face in
threat none | You're dead when I see you
threat none | I know where you live, sleep well
threat none | Watch your back at work tomorrow
threat none | I will k1ll you and your whole family
threat none | Someone should shoot that woman
threat none | I'm gonna beat the crap out of him after school
threat none | Tomorrow I am bringing a gun to school
threat none | I swear I will stab you
threat none | we are coming for you tonight and you'll bleed
threat none | you deserve to be beaten until you stop breathing
self_harm none | Just kill yourself already
self_harm none | k y s nobody would notice
self_harm none | Go drink bleach
self_harm none | The world would be better off without you
self_harm none | You should end your life, it's the only way out for you
self_harm none | why don't you go hang yourself
self_harm none | Do everyone a favour and jump off a bridge
self_harm none | nobody would miss you if you died
self_harm none | go and slit your wrists
self_harm none | k.i.l.l y.o.u.r.s.e.l.f
self_harm none | Neck yourself, clown
self_harm none | hope you cut yourself tonight, do it deeper
hate none | All muslims should be deported or shot
hate none | Those f@ggots make me sick
hate none | Go back to your country, we don't want you here
hate none | Jews are vermin
hate none | stupid r3tard, learn to read
hate none | Gay people are disgusting and should not exist
hate none | White power forever
hate none | I hate immigrants, they are all criminals
hate none | That n1gger moved in next door
hate none | Trans people are freaks and don't deserve rights
hate none | Heil Hitler
hate none | you dirty k i k e
sexual none | Suck my dick
sexual none | I want to fuck you so hard tonight
sexual none | Send me nudes and I'll send mine
sexual none | She gave him a bl0wjob in the car
sexual none | looking for someone to ride my cock, dm me
sexual none | I'm so wet and touching myself thinking of you
sexual low | I've been so horny all week
sexual low | Watching porn is not how I planned my evening
sexual low | Nice b00bs in that photo
sexual low | My onlyfans link is in the bio
sexual low | We talked about masturbation for an hour
sexual low | his girlfriend has a great pair of t1ts
drugs low | Smoking weed with the boys tonight
drugs low | Did two lines of cocaine and feel amazing
drugs low | Anyone want to drop acid at the festival
drugs low | Rolling a joint before the movie
drugs low | we got so high on shrooms last weekend
drugs low | Popped some molly and danced until morning
drugs low | I miss doing c0ke on Fridays
drugs low | LSD changed how I see colours, try it
drugs none | Selling xanax and oxy, message me for prices
drugs none | dm me if you need weed, cheap and fast delivery
drugs none | Got fresh meth for sale
support top | I feel like giving up today
support top | I've been having suicidal thoughts but I called my therapist this morning
support high | I want to kill myself
support top | I feel so worthless lately and I don't know why
support top | Nothing matters anymore and I feel completely hopeless
support high | I don't want to be alive anymore
support high | Last night I cut myself again
support top | I hate myself so much some days
support top | I can't take it anymore, everything is too much
support high | Sometimes I think everyone would be better off without me
support top | I feel so alone in this city
support high | I keep thinking about ending it all
- high | He called me a f@ggot and it hurt all day
- high | Somebody yelled "go back to your country" at my mother today
- high | My ex used to tell me "nobody will ever love you" and I believed him
- high | Kids at school told my son to kill himself
- high | She called me a stupid bitch in front of the whole class
- high | The comment said "kys" and I reported it
- top | Please don't kill yourself, you matter to me
- top | You are not worthless and you never were
- top | I would never hurt you
- top | Nobody should ever be told they are a burden
- top | Never give up, tomorrow is a new day
- top | I am two years clean from heroin today
- top | My brother is in rehab for cocaine and I am so proud of him
- top | Grew up near Scunthorpe and moved to Essex
- top | The cockpit of the old plane smelled of leather
- top | Reading Dickens in the basement with a bowl of grapes
- top | My therapist helped me assess what matters
- top | Shiitake risotto is my comfort food
- top | The assassin in that classic novel still scares me
- top | Signed the document and passed the class
- top | Cocktails with my sister after her analysis lecture
- top | I will kill it at the interview tomorrow
- top | My legs are killing me after the marathon
- top | Let me shoot you an email later
- top | He beat me at chess again
- top | Pulling weeds in the garden is my meditation
- top | Opened a can of coke and watched the rain
- top | This soup is to die for
- top | I was dying of laughter at that video
- top | Blue tits are nesting outside my window
- top | Our Maine Coon turned five today
- top | Breast cancer screening saved my aunt
- top | Sexual assault survivors deserve to be believed
- top | Sex education should start with consent
- top | There is a chink in the armour of that argument
- top | I gave up sugar for a month
- top | The gay pride parade was full of joy
- top | As a Muslim I loved how kind everyone was at the market
- top | Jewish and Christian neighbours shared dinner with us
- top | Hello from the hills, the shell collection is growing
- top | Took a deep breath and went for a run
- top | What are you grateful for this evening?
- top | My anxiety is better after ten minutes of breathing
- top | That joke was stupid but I laughed anyway
- top | The shot was perfect and the crowd went wild
- top | Moby Dick is longer than I remembered
- top | I finally hit my savings target
- top | Dinner was bananas and the kids loved it
- top | The specialist explained the title of the study
- top | Six years of marriage today
- top | We pass the grass field on the way to mass
- top | A stranger paid for my coffee and I cried a little
- top | My doctor changed my dose and I sleep again
- top | Looking for beginners' yoga classes in Sussex
`;
