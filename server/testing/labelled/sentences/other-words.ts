/** Sentences in other words than the lists had, which showed where they were to be generalised. */
export const otherWords = `
profanity high | Crappy weather, good company
profanity high | My damn neighbour plays drums at six
profanity high | That's a load of bollocks if you ask me
profanity high | Where the hell is spring
profanity high | got my sh*t together, finally
profanity low | Absolute fucking legend of a bus driver
profanity low | So fkn cold in here
profanity low | what a bunch of d1ckheads at the airport
profanity low | f#ck it, we are getting a second dog
profanity low | Who gives a fuck about the weather
harassment low | Nobody cares what you think, you muppet
harassment low | Your poems are dumb and so are you
harassment low | Honestly you sound like a complete fool
harassment low | Get over yourself, you miserable cow
harassment low | That man is a total idiot
harassment low | Can you stop being so pathetic for one day
harassment none | You make the world uglier just by being in it
harassment none | Not even your own mother loves you
harassment none | You revolting lump, crawl back under your rock
harassment none | You're nothing but a waste of everyone's oxygen
threat none | If I ever meet you I'll rip your head off
threat none | One day somebody will put you in the ground, and it will be me
threat none | I've got a knife with your name on it
threat none | You won't make it home tonight
threat none | My brothers are on their way to break your jaw
threat none | I'm gonna make you bleed
threat none | Somebody ought to burn that mosque down
threat none | Delete this or I'll come to your house with a bat
self_harm none | Have you considered just not being alive
self_harm none | Swallow the whole bottle, nobody is coming
self_harm none | go hang urself u freak
self_harm none | Why are you even still alive
self_harm none | The best thing you could do is kill yourself
self_harm none | Step in front of a train and spare us all
self_harm none | You'd look better in a coffin
hate none | Keep those filthy migrants away from our kids
hate none | Being gay is a sickness and should be punished
hate none | these n*ggers are ruining the neighbourhood
hate none | Muslims don't belong in Europe
hate none | Jewish people are rats
hate none | Women are too stupid to vote
hate none | All trans people are perverts
hate none | f4gg0ts deserve to burn
sexual none | I want to lick every inch of you and make you moan
sexual none | Show me your naked body on cam
sexual none | my cock is throbbing for you
sexual none | she swallowed his cum
sexual none | wanna trade nudes
sexual low | She has the hottest tits at the beach
sexual low | We had sex three times yesterday
sexual low | I watch too much p0rn
sexual low | turned on all day and my boyfriend is away
drugs low | Taking a few tabs and going to the forest
drugs low | Lit a fat joint on the roof
drugs low | Coked up all weekend, no regrets
drugs low | got baked with my cousin
drugs low | we did ketamine in the toilets
drugs none | Cheap edibles and weed, message for the menu
drugs none | Who can get me some coke for Saturday
drugs none | Pure mdma, ships worldwide
support top | Every morning I wake up and wonder why I bother
support high | I have been thinking about suicide a lot
support high | I bought rope today and wrote the letters
support top | Does it ever get easier, I feel so broken
support high | Just want to go to sleep and never wake up
support top | I feel like nobody would notice if I stopped coming
support high | I started cutting again after six months
support top | I am exhausted and can't keep going like this
- high | A stranger on the bus called my wife a fat pig
- high | My coach used to scream "you are worthless" at us
- high | He wrote "kill yourself" on my locker
- high | She told everyone that I am a slut
- top | You're not a failure, you are learning
- top | Please stay, don't hurt yourself tonight
- top | I will not fight you over the last cookie
- top | We killed two hours at the museum
- top | The soldiers were killed in the war and we remember them
- top | Our cat kills mice
- top | I got shot number two of the vaccine
- top | Beat the eggs, then fold in the flour
- top | You can beat this illness
- top | You look like my cousin
- top | My son is so smart
- top | Is it stupid to cry over a film?
- top | The joke was on me
- top | Can you hit the light switch
- top | I burned dinner and we ate toast
- top | Your kids are lovely
- top | Cut your hair short, it suits you
- top | I want to break my habit of scrolling
- top | We are going to hit the road at six
- top | I will find you a seat
- top | He is a clown at children's parties
- top | Pills in the morning, tea at night
- top | I tried acupuncture for my back
- top | Can't wait to see you and your family
- top | Men cry too
- top | Black coffee, white snow, good book
- top | The Jewish museum is free on Sundays
- top | Refugees welcome
- top | My trans daughter starts school tomorrow
- top | African drumming class tonight
- top | Our sex ed teacher was wonderful
- top | I got high marks
- top | Weeds again between the tomatoes
- top | Ice cream and a joint birthday party
- top | I am so tired of winter
- top | I can't do this puzzle
- top | This hill will be the death of me
- top | I could die of happiness
- top | I lost hope of finding parking
- top | Alone time is my favourite time
- top | Better off with a smaller flat
- top | I hate my haircut
- top | End of the world party tonight
- top | Made it through rehearsal without tears
- top | Nobody would believe how big the fish was
- top | The dog is a pig, eats everything
- top | Trash talk during the game was funny
harassment low | Wow, how thick can one person be, you clown
harassment low | Quit acting like such a creep
harassment low | The referee was a moron and so are you
harassment low | Are you brainless or just lazy
harassment low | This neighbour is a complete weirdo
harassment low | Your drawing is hideous, give up
harassment none | Even your friends can't stand you
harassment none | You ruin every room you walk into
harassment none | You vile little toad, nobody invited you
harassment none | Slither back to your hole, you leech
harassment none | The planet would be cleaner without scum like you
threat none | We'll leave you in a ditch
threat none | There's a bullet with her name on it
threat none | I'm outside your place with a hammer
threat none | They're on their way to smash your teeth in
threat none | Next time I see him he's getting stabbed
threat none | Keep walking alone at night and see what happens to you
threat none | I will set you on fire
threat none | Your kids won't be safe at school
self_harm none | Ever thought about not existing
self_harm none | Lie down under a train already
self_harm none | You belong in a grave
self_harm none | Down the entire bottle and be done with it
self_harm none | The sooner you are gone the better for all of us
self_harm none | Cut yourself, it suits you
self_harm none | Go find a tall bridge
support top | I don't know why I exist
support top | We can't carry on like this, I am so drained
support top | Everything hurts and I have nobody to talk to
support top | I cry in the bathroom at work every single day
support top | It feels like I'm sinking and no one sees it
support high | If I fall asleep tonight I hope I don't wake up
support high | I've got the pills counted and the note is finished
support high | I went back to cutting last night
support high | Living is too much, I'm planning my end
support high | I think about dying all the time
- top | Stop being so hard on yourself
- top | Are you lazy on Sundays too
- top | Step in front of the mirror and smile
- top | The doctors put him in hospital for a night
- top | She started cutting back on coffee
- top | A cake with your name on it is waiting
- top | I'm outside your place with soup
- top | Why do I bother making lists
- top | We can't keep going to that restaurant, it is too far
- top | The baby fell asleep and never woke until six
- top | My friends are on their way to pick you up
- top | You belong in a band
- top | Even your dog loves the new sofa
- top | The rope broke and we finished the letters later
`;
