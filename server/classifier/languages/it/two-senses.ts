import { phrases, words } from "../../lexicon/lexicon.ts";
import type { TwoSenses } from "../language-lists.ts";

/** May stand between what makes a word harm and the word. */
const some =
  "un|una|un'|uno|dei|delle|gran|grande|vera|vero|proprio|solo|solamente|povera|povero|brutta|brutto|brutti|sporca|sporco|sporchi|piccola|lurida|lurido|maledetta|maledetto|bella|quella|quel|tutti|tutte|razza-di|pezzo-di";
const insult =
  "brutta|brutto|brutti|brutte|sporca|sporco|sporchi|sporche|lurida|lurido|luridi|maledetta|maledetto|maledetti|razza-di|fottuta|fottuto|schifosa|schifoso|schifosi|porca|stupida|stupido|vecchia|merda-di|puzzolenti|gran";

export const twoSenses: TwoSenses = {
  words: words(`
    troia troie ditalino ditalini bocchino bocchini zoccola zoccole bastardo bastarda bastardi bastarde scopiamo scopami scopato scopano scopavamo cornuto cornuti negra negri ritardato ritardata ritardati giudeo giudei trombato trombata trombare mongoloide`),
  harmIn: phrases(`
    tu|voi|sei|siete|eri|@ sei|siete|e|sono|eri? ${some}? ${some}? ${some}? <twoSenses> !di-tre|trovato|di-pietra|del
    ${insult} <twoSenses>
    <twoSenses> di merda|tua-madre|schifosa|schifoso|maledetto|maledetta
    <twoSenses> come te|voi
    taci|zitto|zitta|vaffanculo|crepa|muori|vattene|fuori|senti|stai-zitta|stai-zitto ..2 <twoSenses>
    tutti|tutte|questi|queste|quei|quelle|sti|ste ..1 <twoSenses> ..2 fuori|devono|dovrebbero|meritano|rubano|sono|puzzano|via
    lui|lei|quella|quello|loro|questa|@ e|era|sono ..1 un|una|dei|delle|proprio ${some}? <twoSenses> !di|trovato|da
    !cane|il|la|nostro|mio|gatto|questo|animale|cagna|muflone|un e|era una|un|proprio ${some}? <twoSenses> !di|trovato|cerca
    che|quella|quel|sta|ste <twoSenses> !di|e-caduta|cadde|durò|duro
    figlio|figli|figlia di <twoSenses>
    puttana|merda|cazzo ..1 <twoSenses>
    mia|tua|sua|vostra madre|moglie|sorella ..2 <twoSenses>
    scopiamo|scopami !il|la|i|le|lo|l|via|in|bene|tutto|con-la
    ho|abbiamo|hanno|ha|sei|aver|avevo|mai|hai|si|loro|lei scopato|scopano|scopavamo|trombato|trombata ..1 con|tutta|una|la-tua|la-sua|mia|in-macchina|come|ieri|stanotte|te|lei !la-cucina|il
    scopato|scopano|scopavamo|trombare|trombato !il|la-cucina|i|le|via|bene|alle|dagli|il-cortile|la|elettori
    fare|farmi|farti|fatto|faccio|fammi|fai ..2 bocchino|bocchini|ditalino|ditalini !della|in-brodo|d'avorio
    bocchino|ditalino in-macchina|a-tutti|da-lei|fatto-bene
    i|negri|dei|ai|sporchi|ste|questi|quei|tutti|pieno-di negri !scrisse|poesia
    negri di|fuori|sono|puzzano|rubano|che|in-italia|a-casa|al|e|del|schifosi !poesie
    negra|negro di|schifosa
    rabbino|maledetti|sporchi|avido|tirchio|tirchi|soliti|usurai|complotto ..2 giudeo|giudei
    giudei ..2 controllano|banche|forni|nasone|avidi|usurai|gas`),
};
