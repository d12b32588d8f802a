import { words } from "./lexicon.ts";

/** What a whole text may be about, so that some words in it are meant otherwise. */
export type TextTopic = "recovery" | "treatment" | "pests" | "remembrance";

/** The words that show a topic. */
export const topicWords: Readonly<Record<TextTopic, ReadonlySet<string>>> = {
  // Medicine, recovery, loss or law: words of drugs beside these are no talk of taking them.
  recovery: new Set(words(`
    sober sobriety recovery recovering recovered clean quit quitting addiction addicted rehab relapse relapsed overdose overdoses
    narcan naloxone detox withdrawal prescribed prescription prescribes doctor nurse surgery hospital therapy therapist clinic
    patients patient treatment medication lost died death prevention awareness law legal legalised legalized legalize policy study
    research police arrested seized documentary memoir reduction meeting sponsor clinical trial charity testing strips dangers
    danger warning stopped free novel book film`)),
  // One's own medicine.
  treatment: new Set(words(`
    pharmacy pharmacies pharmacist prescribed prescription refill refilled refills doctor doctors gp psychiatrist nurse vet
    insurance dose doses dosage symptoms therapy diagnosed diagnosis appointment side interactions tapering`)),
  // Pests and where they are fought: "kill them all" is said of no person. Not the pests that people are called.
  pests: new Set(words(`
    moths moth ants aphids slugs slug snails weeds weed bindweed nettles dandelions knotweed wasps wasp hornets mosquitoes
    mosquitos mosquito fleas ticks mice mouse mould mold mildew germs bacteria bedbugs mites gnats flies midges fungus woodworm
    silverfish caterpillars locusts greenfly blackfly duckweed algae headlice kitchen cellar shed pantry attic compost greenhouse
    traps bait`)),
  // History that is learned of and mourned.
  remembrance: new Set(words(`
    memorial memorials museum museums visit visits visited visiting tour tours trip survivor survivors survived memory memories
    remember remembered remembers remembering remembrance forget forgotten history historian historians book books read reading
    film films documentary novel class lecture school learn learned learning learnt taught teach know known happened
    grandfather grandmother grandparents ancestors died perished liberated liberation anniversary exhibition diary candle mourn
    about told tell story stories never again`)),
};
