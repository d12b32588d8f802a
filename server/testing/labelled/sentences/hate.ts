/** Slurs, and contempt for people for what they are. Kept short: enough to exercise each shape of evasion. */
export const hate = `
hate none | you are a faggot
hate none | dirty faggots everywhere
hate none | f a g g o t
hate none | f@g
hate none | f\u0430gg\u043Ets
hate none | n1gg3r
hate none | n*gger
hate none | n****r go home
hate none | niggerrrrr
hate none | n i g g e r s
hate none | you retard
hate none | what a retarded take
hate none | r e t a r d
hate none | libtards and retards
hate none | he is a kike
hate none | chinks eat dogs
hate none | bloody pakis
hate none | the spics next door
hate none | tr@nny freak
hate none | trannies are sick
hate none | dykes are ugly
hate none | raghead
hate none | wetbacks stealing our jobs
hate none | All immigrants are criminals
hate none | immigrants are parasites
hate none | Muslims are terrorists
hate none | muslims are all terrorists
hate none | black people are inferior
hate none | black people are animals
hate none | Jews control everything and should be killed
hate none | gas the jews
hate none | kill the Jews
hate none | kill all gays
hate none | death to all infidels
hate none | gays should burn in hell
hate none | gay people are an abomination
hate none | trans people are mentally ill freaks
hate none | women are inferior and belong in the kitchen
hate none | women should not be allowed to vote
hate none | I hate black people
hate none | I hate all jews
hate none | send them all back to Africa
hate none | go back to where you came from
hate none | white people are the superior race
hate none | white supremacy is the answer
hate none | sieg heil
hate none | Hitler was right
hate none | Hitler did nothing wrong
hate none | the holocaust never happened
hate none | ban all muslims from this country
hate none | disabled people are a burden on society
hate none | refugees are vermin
hate none | refugees are c0ckroaches
hate none | no blacks allowed here
hate none | gypsies are thieves
`;
