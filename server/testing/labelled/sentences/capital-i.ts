/** Words of every list with a capital I where an l belongs. The lists are tuned on these. */
export const capitalI = `
threat none | I wiII kiII you
self_harm none | kiII yourseIf
harassment none | You are worthIess
self_harm none | pIease die
hate none | MusIims are fiIthy animaIs
drugs none | seIIing weed, dm me
harassment+profanity none | you fiIthy sIut
sexual none | She gave him a bIowjob in the car
threat none | I'II sIit your throat
harassment low | What a Ioser you are
harassment low | go to heII
drugs low | popping piIIs all night
self_harm none | sIit your wrists
profanity high | that is buIIshit
hate none | those peopIe shouId aII be kiIIed
`;

/** Held out: never looked at while the lists are tuned. */
export const capitalIHeldOut = `
threat none | I am going to kiII him tonight
threat none | KiII them aII
threat none | you wiII bIeed for this
self_harm none | why don't you just kiII yourseIf
self_harm none | swaIIow the whoIe bottIe
self_harm none | the worId is better off without you
hate none | aII immigrants are criminaIs
hate none | gay peopIe are disgusting
harassment none | nobody wiII ever Iove you
harassment low | shut up you cIown
harassment low | you Iook Iike a fooI
harassment low | onIy an imbeciIe like you would say that
sexual none | suck my baIIs
sexual low | my onIyfans Iink is in the bio
drugs none | heroin for saIe
drugs low | roIIing a joint before Iunch
threat none | I know where you Iive
threat none | he deserves to be kiIIed
self_harm none | just end your Iife
profanity low | what an asshoIe
`;
