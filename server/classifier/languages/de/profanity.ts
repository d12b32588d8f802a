import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * German swearing. Single words begin with naughty-words 1.2.0 (Shutterstock, CC BY 4.0), minus
 * innocent ones; what no other language shares stands among the phrases.
 */
export const deProfanity: HarmList = {
  words: {
    high: words(`
      arsch kacke kacken kackt verdammt verdammte verdammter verdammtes verdammten pissen pisse pisst
      kotzen kack scheiß scheiss scheisse trottel blödmann vollpfosten
      verflucht verfluchte verfluchter verfluchtes furz furzen bekloppt bekloppte saublöd `),
    low: words(`
      ficken ficker fickt fotze fotzen hure huren nutten schlampe schlampen penner bastard bastarde pisser wichser
      flittchen arschkriecher spacko vollidiot missgeburt pimmel`),
  },
  phrases: {
    low: phrases(`
      arschloch|arschlöcher|arschloecher|arschlöchern|arschloches|arschlochs|a-loch
      arschgesicht|arschgeige|arschgeigen|arschkriecher|arschlecker|arschkrampe|dreckarsch|fettarsch
      hurensohn|hurensöhne|hurensoehne|hurensöhnen|hurnsohn|huansohn|hurenkind|hurentochter|hurenbock|hurensohns
      wichser|wixxer|wixer|wixxa|wichsern|wichsers|wichsgesicht|drecks-wichser
      schwanzlutscher|schwanzlutschern|spermafresser|pissnelke|pissflitsche
      drecksau|drecksack|dreckschwein|drecksschwein|dreckskerl|drecksstück|miststück|miststueck|saftsack|drecksloch|dreckspack|mistkerl|mistvieh
      scheißkerl|scheisskerl|scheißtyp|scheisshaufen|scheißhaufen|scheissverein|scheißverein|scheißer|scheisser|hosenscheißer|klugscheißer
      missgeburt|missgeburten|mißgeburt|vollspast|vollspasti|vollwichser|kackbratze|kackwurst|hackfresse|fickfehler|fickfresse|hundesohn
      fotze|fotzen|fotzengesicht|dumme-fotze|drecksfotze|saufotze
      schlampe du|verdammte|ist|da|dumme
      du|so-eine|diese|dumme|blöde|alte|verdammte schlampe|nutte|hure|fotze|bitch|sau
      du|so-ein|dieser|blöder|dummer|der|alter|kleiner|elender wichser|pisser|spast|ficker|hurenbock|vollidiot|drecksack|spacken
      fick|fickt dich|euch|die|deine|eure|das|den|alles !mutter-natur
      gefickte|gefickter|verfickt|verfickte|verfickter|verficktes|verfickten|fickscheiße|abgefuckt|abgefuckte|abgefuckter|abfuck|gefickt-eingeschädelt
      fuck|fucking scheiße|hurensohn|arsch|digga|alter|ey
      leck|leckt mich ..2 am|im arsch
      am arsch lecken|leck|vorbei
      geht|ging mir|uns|das|alles ..2 am arsch
      halt|halts|haltet|halt's|halte ..2 fresse|maul|schnauze|goschn|klappe-du|gosche
      fresse|maul|schnauze halten|jetzt-du|du-hund
      fresse du|jetzt|alter|digga|endlich|man
      verpiss|verpisst dich|euch
      piss|pisst dich|off|euch
      deine mutter|mudda|mudder ist|die|du|fickt|lutscht hure|nutte|schlampe|hurt|fotze|fick*|schwänze
      scheiß|scheiss auf dich|euch|ihn|alles|deine
      friss|fresst scheiße|scheisse|meine
      wichsvorlage|arschfotze|hurensohnverein|wichsfresse|dreckshure|hurenfotze|fickschlampe|nuttensohn|nuttenkind|hurenscheiße
      hdf
      arsch aufreißen|aufgerissen|lecken
      so-ein|dieser|ein|der|diese|verdammter|verdammtes|so arsch !der-welt|und-eimer|teuer
      du arsch|vollarsch|riesenarsch|penner|spast|spasti|hurn|mongo|fettsack|sau|schwein-du|missgeburt|stück-scheiße|stück-dreck
      stück scheiße|scheisse|dreck-du
      behinderter|behindert wichser|hurensohn|spast|idiot|hund|bist-du
      bist du behindert|dumm|blöd|hirnverbrannt ..2 ey|oder-was|alter|hurensohn|digga|arsch`),
    high: phrases(`
      scheiße|scheisse|scheissse|scheiße-nochmal|schaise|scheise|scheissegal|scheißegal
      scheiß|scheiss wetter|tag|job|auto|bus|bahn|montag|arbeit|handy|chef|regen|laune|zug|leben-hier|drucker|spiel|drauf|egal|schule|ding|teil|computer|internet|winter
      so|diese|dieser|dieses|das|der|die|voll|ein|mein|dem|nen|ne|total|sone|alles scheiß|scheiss|beschissen|beschissene|beschissener|beschissenes|kack|kacke|drecks
      scheißtag|scheisstag|scheißwetter|scheisswetter|scheißjob|scheissjob|scheißbahn|scheißleben|scheißteil|scheißdreck|scheissdreck|scheißkalt|scheisskalt|scheißding|scheißladen|scheißspiel
      beschissen|beschissene|beschissener|beschissenes|beschissenen|beschissenste|verschissen|verschissene|angeschissen|geschissen|zugeschissen|verkackt|verkackte|verkacken|verkacke|abgekackt|kackscheiße|kackwetter|kackbahn|kackendreist|rumgekackt
      verdammt|verdammter|verdammte|verdammtes|verfluchter|verfluchte ..1 nochmal|noch-mal|mist|dreck|scheiße|kacke|axt
      verdammte|verdammter|verdammtes|verdammten auto|bus|bahn|drucker|regen|wetter|handy|montag|computer|zug|steuer|technik|internet|kälte|hitze
      ^ verdammt|verdammte-axt|zum-teufel !gut|lang|lecker|schön|nice|hübsch
      himmel arsch
      arsch und zwirn
      am arsch !der|der-welt|vorbei
      kriegt den|seinen arsch hoch
      arschkalt|arschteuer|arschkarte|arschgeweih|arschglatt|verarschen|verarscht|verarsche|verarschst
      mir|uns scheißegal|scheissegal
      zum kotzen
      kotzt mich an
      kotz|kotze|kotzen gleich|mich|ich|an
      angepisst|piss-wetter|angekotzt|pisswetter|dreckswetter|drecksbus|drecksbahn|drecksding|drecksteil|dreckskarre|drecksladen|sauladen
      verdammte|verdammter|elende|elender scheiße|kacke|mist|dreck
      leck mich !am|im|ab|doch-ab
      herrgott|himmelherrgott|kruzifix|kreizkruzifix|sakrament|zefix|kruzitürken ..1 nochmal|sakrament|verdammt|no-amoi
      so ein|n kack
      so-ein|so-n|du|dieser|ihr|solche|diese|der|die|alles|ein depp|deppen|trottel|idiot|idioten|vollidiot|vollidioten|vollpfosten|blödmann|spacken|spacko|dummkopf|hornochse|arsch !dostojewski
      halt|haltet|halt's <nur>? die klappe|backen
      blöde|dumme|alte|doofe kuh|ziege|zicke|pute|schnepfe|gans !im-stall|gibt
      zur|in-die hölle mit|damit|fahren|mit-dem
      fahr|fahrt zur hölle
      kack|drecks|scheiß|verschissenes wetter|handy|auto|bahn|job|bus|tag|drucker|computer|zug|schule|arbeit|ding|teil|internet|kälte|regen|wlan|laptop
      bockmist|kackmist
      hirnamputiert|arschlahm`),
  },
};
