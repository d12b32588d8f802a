/** Wishes that somebody falls ill or dies. The lists are tuned on these. */
export const illWishes = `
harassment none | I hope you get cancer
harassment none | I hope you catch something incurable
harassment none | May you rot from the inside
harassment none | Drop dead
harassment none | Hope your tumour comes back bigger
harassment none | I wish you a slow and painful death
harassment none | I pray that you have a stroke
harassment none | hope your kids end up in the hospital because of you
harassment none | You deserve to get AIDS
harassment none | Can't wait to read your obituary
harassment none | I can't wait until you're six feet under
harassment none | With any luck you'll have a heart attack soon
harassment none | Hope that plane goes down with you on it
harassment none | I wish your mother had lost you in the womb
harassment none | Hoping covid finishes you off
harassment none | I'd dance on your grave
harassment none | Choke on your dinner and die
harassment none | May your children bury you early
harassment none | Get leukemia, you clown
harassment none | If only that car had hit you
harassment none | I hope she miscarries
harassment none | The sooner your heart gives out the better
harassment none | wish you nothing but pain and sickness
harassment none | he should have died in that crash
harassment none | hope it's terminal
harassment none | I hope you choke
harassment none | hope your house burns down with you in it
harassment none | I wish you would just fall down the stairs and break your neck
harassment none | cancer is too good for you
harassment none | I hope the doctors find something nasty
harassment none | May you never see another birthday
harassment none | wouldn't it be lovely if you just stopped breathing
harassment none | Can you please have an aneurysm
harassment none | get hit by a train
harassment none | you need a good dose of ebola
harassment none | hope you never make it home tonight
harassment none | I am praying for your death
harassment none | why couldn't it be you who died in that accident
harassment none | i hope ur mom gets cancer and dies
harassment none | hope you never recover
harassment none | I wish nothing but suffering for you and your family
harassment none | I'm begging god to give you a stroke
harassment none | enjoy your cancer
harassment none | One day you'll get sick and I'll be laughing
harassment none | may your lungs fill with water
harassment none | hopefully he dies before Christmas
harassment none | someone please give this man AIDS
harassment none | What a shame you survived the crash
harassment none | hope your heart stops
harassment none | Can't wait for you to die
harassment none | you deserve every tumour in your body
harassment none | hope karma gives you a slow death
`;

/** Held out: never looked at while the lists are tuned. */
export const illWishesHeldOut = `
harassment none | I hope your lungs fail you
harassment none | Wishing you terminal illness
harassment none | May a truck run you over
harassment none | I hope you bleed out alone somewhere
harassment none | Hope the chemo doesn't work for you
harassment none | I want you to catch ebola
harassment none | I'd celebrate if you got Parkinson's
harassment none | Let's hope he doesn't survive the surgery
harassment none | Your funeral will be the best day of my year
harassment none | I pray you never wake up from that operation
harassment none | It's a shame the virus didn't take you
harassment none | Just drop dead already, grandma
harassment none | You should have died instead of her
harassment none | I wish you would get run over by a tram
harassment none | Someone like you deserves a brain tumour
harassment none | Hope you get sick and nobody visits you
harassment none | May your whole bloodline suffer from disease
harassment none | Please get hit by lightning
harassment none | I'll laugh the day you die
harassment none | Go catch rabies and suffer
`;
