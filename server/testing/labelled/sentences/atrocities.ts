/** Threats that invoke an atrocity of history. The lists are tuned on these. */
export const atrocities = `
threat none | You belong in a gas chamber
threat none | See you in Auschwitz soon
threat none | We'll reopen the camps just for people like you
threat none | The ovens are waiting for you
threat none | You should have been on the train to Treblinka
threat none | I will do to you what they did in Srebrenica
threat none | Your lot will get another Holocaust and you'll deserve it
threat none | Someone get the Zyklon B for this guy
threat none | Pack your bags, the gulag has a bed with your name on it
threat none | Rwanda 1994 is coming to your street
threat none | Too bad they missed your grandparents in the camps
threat none | We need another Hitler to deal with you people
threat none | What happened in Cambodia should happen to you
threat none | Six million was not enough
threat none | Next stop for you: the killing fields
threat none | The guillotine is waiting for you and your friends
threat none | Hitler would have known what to do with you
threat none | Your family will be next on the cattle cars
threat none | I'd love to see you in a mass grave like in Bucha
threat none | You'd make a nice lampshade
threat none | Bring back lynching for people like him
threat none | Somebody should finish what the Nazis started with your family
threat none | Hope the next gas chamber has your name on the door
threat none | Adolf should have finished your lot
threat none | They should have burned you at Auschwitz with the rest
threat none | your whole street deserves the Srebrenica treatment
threat none | we will do a Rwanda on you
threat none | Back to the ovens with you
threat none | You'd be first against the wall when the revolution comes
threat none | Time to fire up the gas chambers again for these clowns
threat none | Pol Pot would have had fun with people like you
threat none | Wish your grandfather had not made it out of Treblinka
threat none | One way ticket to the gulag for you
threat none | You and your kind are going on the train this time
threat none | I hope they build the camps again just for you
threat none | your grandma was lucky to escape the ovens, you won't be
threat none | Somebody call Dr Mengele for this freak
threat none | You'll get your Kristallnacht soon enough
threat none | the Nazis forgot one, and it's you
threat none | Remember what happened to people like you in 1942? Round two is coming
threat none | I'd pay to watch you in Auschwitz
threat none | You deserve to be in a mass grave
threat none | ready for your Holodomor?
threat none | the gulag misses you
threat none | Let's recreate Tiananmen with you under the tank
`;

/** Held out: never looked at while the lists are tuned. */
export const atrocitiesHeldOut = `
threat none | Enjoy the shower, you'll be in one like at Dachau
threat none | Should have gassed your family when they had the chance
threat none | There's a place in Buchenwald for you
threat none | We will bring back the camps and you'll be first in line
threat none | Hope you like ovens because that's where you are heading
threat none | Your people need a second Holocaust
threat none | Someone should send you to a death camp
threat none | The Khmer Rouge had the right idea for teachers like you
threat none | You would burn nicely in Majdanek
threat none | Stalin would have shot you and he'd have been right
threat none | Prepare for your own Nanking
threat none | We're building a new gulag and you're going in it
threat none | Ready for round two of the Armenian genocide? You are on the list
threat none | The Einsatzgruppen should pay you a visit
threat none | You deserve the Tuskegee treatment, you and your kids
threat none | Let me put you in a cattle wagon to Sobibor
threat none | It will be your Srebrenica, I promise
threat none | People like you used to be burned at the stake, good times
threat none | Hitler should have started with your family
threat none | Your street will look like Rwanda when we are finished
`;
