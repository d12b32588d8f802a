/** Swearing at nobody in particular: mild stays one step below the top, strong is low. */
export const profanity = `
profanity high | Damn, that was a long day
profanity high | This traffic is crap
profanity high | Oh crap, I forgot her birthday
profanity high | Who the hell moved my bike
profanity high | What the heck, damn it, not again
profanity high | Bloody hell, the water is cold
profanity high | I laughed my ass off at that sketch
profanity high | I can't get my lazy ass off the sofa
profanity high | That was a shitty week
profanity high | This bread turned out like shit
profanity high | No shit, the sky is blue
profanity high | Such bullshit, the parcel is lost again
profanity high | Sh1t happens
profanity high | s h i t, I spilled the tea
profanity high | Shiiiiit that was close
profanity high | Goddamn these allergies
profanity high | I am pissed, the gym is closed
profanity high | It's pissing down outside
profanity high | The meeting was a total shitshow
profanity high | That exam kicked my @ss
profanity high | Being a badass grandma is my goal
profanity high | Don't half-ass your stretches
profanity high | d4mn good coffee
profanity high | Sometimes life is just s.h.i.t
profanity high | \uFF53\uFF48\uFF49\uFF54, wrong chat
profanity low | What the fuck is wrong with this weather
profanity low | Fuck cancer
profanity low | I fucking love this song
profanity low | Fuck yes, I passed my driving test
profanity low | f*ck this homework
profanity low | F**k, my knee
profanity low | this is so f***ed up
profanity low | FUCKING FINALLY, a day off
profanity low | fu\u200Bck my alarm clock
profanity low | f\u0443ck, I mean \u0444uck it, typos
profanity low | fu\u0441king mosquitoes
profanity low | \u{1D41F}\u{1D42E}\u{1D41C}\u{1D424} mondays
profanity low | phuck this
profanity low | fvck, it is raining
profanity low | F.U.C.K. the dishwasher leaks
profanity low | f-u-c-k that was loud
profanity low | f_u_c_k the bus left
profanity low | fuuuuuuucking hell, what a goal
profanity low | ffs where is the fuckin remote
profanity low | My boss is an asshole
profanity low | What an a$$hole move by the airline
profanity low | Parking like a dick again, that neighbour
profanity low | Stop being a dick about the bill
profanity low | That goose is a motherfucker
profanity low | life's a bitch
profanity low | I bitched about it for an hour
profanity low | Resting bitch face is just my face
profanity low | The judge was a total cunt about it
profanity low | c*nt of a winter
profanity low | son of a b1tch, that hurt
profanity low | the wanker in the van cut me off
profanity low | Abso-fucking-lutely gorgeous
profanity low | Unfuckingbelievable scenes
profanity low | fu ck this queue
profanity low | f uck it, I am going swimming
profanity low | what a c l u s t e r f u c k
profanity low | bastards put pineapple on my pizza
`;
