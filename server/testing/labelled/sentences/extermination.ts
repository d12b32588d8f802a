/** Calls to exterminate people, most of which first take their humanity away. The lists are tuned on these. */
export const extermination = `
hate none | Cockroaches like them must be wiped off the face of the earth
hate none | The only good migrant is a dead one
hate none | It's time to cleanse our country of these parasites
hate none | Every last one of those savages needs to be put down
hate none | Muslims should be eradicated, all of them
hate none | We should round up the refugees and gas them
hate none | Exterminate the immigrants before they breed
hate none | These people are a plague and plagues get exterminated
hate none | Just put them down like the dogs they are
hate none | Rid the world of gypsies once and for all
hate none | Jews need to be erased from history
hate none | Their whole kind deserves to go extinct
hate none | Somebody has to clean the streets of that human filth
hate none | Burn them out like the vermin they are
hate none | We won't be safe until the last of those subhumans is dead
hate none | Purge the country of foreigners
hate none | There is only one solution for trans people: extermination
hate none | Asylum seekers are rats and you know what we do with rats
hate none | A good genocide would solve the immigrant problem
hate none | Line them up against the wall, men, women and children
hate none | I dream of a world without a single Muslim left alive
hate none | Those animals have no right to live, wipe them out
hate none | Somebody ought to sweep those immigrants into the sea
hate none | drown them all like kittens, the filthy migrants
hate none | I say we let the refugees starve
hate none | these subhuman animals must be eliminated before it is too late
hate none | The gays are a tumour on this nation, cut it out
hate none | Death penalty for every homosexual
hate none | why are we not shooting them at the border
hate none | If we don't wipe them out, they will wipe us out
hate none | no muslim should be allowed to stay alive in our town
hate none | The Roma infest this city, call the exterminators
hate none | Sterilise all of the disabled so they can't breed
hate none | put every last jew in the ground
hate none | Blacks should go back to being hunted
hate none | Any country that wants to survive must eliminate its Jews
hate none | Hang every last one of those immigrants from the lamp posts
hate none | I would not lose sleep if all trans people died tomorrow
hate none | the migrants are an infection and we need a cure
hate none | feed the refugees to the crocodiles
hate none | There are too many Muslims breathing our air
hate none | shoot the boats full of refugees
hate none | stop feeding these parasites and let them die out
hate none | These creatures are not human, treat them accordingly
hate none | pest control should deal with the gypsies
hate none | we have to kill the savages before they kill us
hate none | The lesser races will be wiped from this earth
`;

/** Held out: never looked at while the lists are tuned. */
export const exterminationHeldOut = `
hate none | The whole tribe ought to be slaughtered like cattle
hate none | Refugees should be drowned before they reach our shores
hate none | Let's finish off these parasites once and for all
hate none | We need to hunt the migrants down like the animals they are
hate none | Black people should be wiped out, every one of them
hate none | Not one of those vermin deserves to be left breathing
hate none | Wipe the Arabs off the map
hate none | I'd press a button to make all gays disappear forever
hate none | Homosexuals are a virus and we are the cure
hate none | Kill the infidels wherever you find them
hate none | Nobody would shed a tear if every last Roma was burned
hate none | These subhumans aren't people, exterminate the lot
hate none | Our nation must be purged of the Jewish disease
hate none | If it were up to me the disabled would be put to sleep
hate none | Treat the immigrants like the cockroaches they are: stamp them out
hate none | They breed like rats and should be poisoned like rats
hate none | Liquidate every foreigner in this city
hate none | The Hindus must be driven into the sea
hate none | A bullet for each of those savages is all it takes
hate none | Time to annihilate that filthy race
`;
