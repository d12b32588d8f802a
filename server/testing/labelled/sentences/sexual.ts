/** Explicit sexual words are none, sexual talk is low. */
export const sexual = `
sexual none | suck my cock
sexual none | s u c k my d i c k
sexual none | suck my d1ck
sexual none | I want to fuck you
sexual none | give me a blowjob
sexual none | she gives the best blow jobs
sexual none | I came all over her face
sexual none | my dick is hard
sexual none | lick my pussy
sexual none | wet pussy pics
sexual none | send nudes
sexual none | send n00ds
sexual none | s e n d n u d e s
sexual none | show me your tits
sexual none | show boobs pls
sexual none | dick pics in my dm
sexual none | let me eat you out and make you cum
sexual none | cumshot compilation
sexual none | gangbang tonight
sexual none | creampie videos here
sexual none | deepthroat that
sexual none | anal sex on the first date
sexual none | I am going to cum
sexual none | hot teen porn
sexual none | child porn
sexual none | underage girls for sex
sexual none | jerk me off
sexual none | I will spank you naked
sexual none | take your clothes off and touch yourself for me
sexual none | sit on my face
sexual none | hentai and rule34 links
sexual none | finger me daddy
sexual none | free xxx cams
sexual none | hot singles want to fuck in your area
sexual low | I am so horny
sexual low | h0rny on main
sexual low | p0rn again
sexual low | p o r n
sexual low | addicted to pornhub videos
sexual low | she has huge boobs
sexual low | tits out for summer
sexual low | had amazing sex last night
sexual low | we had sex in the car
sexual low | best orgasm of my life
sexual low | sexting with my crush
sexual low | masturbating before bed helps me sleep
sexual low | subscribe to my OnlyFans
sexual low | my new dildo arrived
sexual low | into bdsm and bondage
sexual low | looking for a threesome
sexual low | I'd tap that ass
sexual low | that lingerie gave me a boner
`;
