import { words } from "./lexicon.ts";

/** A text's topic, in which some words mean something else. */
export type TextTopic = "recovery" | "treatment" | "pests" | "remembrance";

export interface TopicWords {
  /** These show the topic of the whole text. */
  readonly anywhere: ReadonlySet<string>;
  /**
   * Everyday words, which show the topic of their own paragraph only: otherwise any other paragraph
   * would excuse the words in this one.
   */
  readonly nearby: ReadonlySet<string>;
}

/** The words that show a topic. */
export const topicWords: Readonly<Record<TextTopic, TopicWords>> = {
  // Medicine, recovery, loss or law: drug words beside these do not mean taking them.
  recovery: {
    anywhere: new Set(words(`
      sober sobriety recovery recovering recovered clean quit quitting addiction addicted rehab relapse relapsed overdose overdoses
      narcan naloxone detox withdrawal prescribed prescription prescribes doctor nurse surgery hospital therapy therapist clinic
      patients patient treatment medication lost died death prevention awareness legalised legalized legalize police arrested
      seized documentary memoir sponsor clinical trial charity`)),
    nearby: new Set(words(`
      law legal policy study research reduction meeting testing strips dangers danger warning stopped free novel book film`)),
  },
  // One's own medicine.
  treatment: {
    anywhere: new Set(),
    nearby: new Set(words(`
      pharmacy pharmacies pharmacist prescribed prescription refill refilled refills doctor doctors gp psychiatrist nurse vet
      insurance dose doses dosage symptoms therapy diagnosed diagnosis appointment side interactions tapering`)),
  },
  // Pests and where they are fought: "kill them all" does not mean people. Without the pests that
  // people are called.
  pests: {
    anywhere: new Set(),
    nearby: new Set(words(`
      moths moth ants aphids slugs slug snails weeds weed bindweed nettles dandelions knotweed wasps wasp hornets mosquitoes
      mosquitos mosquito fleas ticks mice mouse mould mold mildew germs bacteria bedbugs mites gnats flies midges fungus woodworm
      silverfish caterpillars locusts greenfly blackfly duckweed algae headlice kitchen cellar shed pantry attic compost greenhouse
      traps bait`)),
  },
  // History that is studied and mourned.
  remembrance: {
    anywhere: new Set(words(`
      memorial memorials museum museums survivor survivors survived remembrance history historian historians perished liberated
      liberation anniversary exhibition ancestors mourn`)),
    nearby: new Set(words(`
      visit visits visited visiting tour tours trip memory memories remember remembered remembers remembering forget forgotten
      book books read reading film films documentary novel class lecture school learn learned learning learnt taught teach know
      known happened grandfather grandmother grandparents died diary candle about told tell story stories never again`)),
  },
};
