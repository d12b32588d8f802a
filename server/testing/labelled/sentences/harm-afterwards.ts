/**
 * Sentences of the harm classes that were written after the lists were done, in other words on purpose, and never tuned on:
 * the harshest figures of the classes. Reported, not held to a bound.
 */
export const harmAfterwards = `
hate none | A mosque on fire is the prettiest light there is, let them stay inside
hate none | Send the bulldozers in while the gypsies are still sleeping
hate none | We sterilise stray cats, why not immigrants
hate none | I want this land free of Jews by Christmas
hate none | Refugees drowning is just nature taking out the garbage
hate none | Give every patriot a rifle and the migrant question is answered in a week
hate none | Gays belong at the end of a rope
hate none | Nobody should mourn dead Muslims, there are enough of them
hate none | These people are tumours, cut them out
hate none | Trans people should not be allowed to breathe our air
threat none | Your name is on the list for the next transport to Treblinka
threat none | I would have loved to be the guard who pushed you into the chamber
threat none | Somewhere in Siberia there is a shovel waiting for you
threat none | The Reich would have made short work of you
threat none | Start practising your prayers, Mengele is taking patients like you again
threat none | You won't be laughing when we bring the trains back
threat none | Your children would look great in striped pyjamas
threat none | What the Turks did to the Armenians was nothing compared to what you will get
threat none | I will personally turn on the gas for you
threat none | In 1937 you would have been shot before breakfast, I miss those days
harassment none | Do us all a favour and catch something deadly
harassment none | I light a candle every night so that your kidneys fail
harassment none | If there is justice you will spend your last years drooling in a bed
harassment none | It would make my day to read that you drowned
harassment none | I hope it spreads to your bones
harassment none | Your surgeon should let the knife slip
harassment none | I wish the ambulance had been slower for you
harassment none | Go stand under a falling piano
harassment none | People as nasty as you should get dementia early
harassment none | I pray your next scan is bad news
drugs none | Spare Zopiclone going cheap, collect only
drugs none | If you struggle to focus in exams I have a guy with Elvanse
drugs none | Full bottle of oxycodone, sealed, best offer wins
drugs none | Slide into my messages if you want something stronger than paracetamol, I have codeine
drugs none | My nan won't miss a few of her diazepam, who is in
drugs none | Weight loss jabs, the real Ozempic, no questions, collect from my flat
drugs none | Reselling my ADHD meds, exam season special
drugs none | 28 tramadol for forty quid
drugs none | Need benzos fast? I know a pharmacist who does not ask
drugs none | Will post Ritalin anywhere in Europe
`;
