import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "../language/text.ts";

/** One service that listens to people in distress. */
export interface HelpLine {
  readonly name: string;
  /** Hours, cost, ways in and for whom, as far as its own pages say. */
  readonly description: Text;
  /** The page a member opens: the home or contact page of the line, never news or history. */
  readonly url: string;
  /** As dialled in the country; null where nobody read it, and the line answers by chat. */
  readonly phone: string | null;
  /** The page that was read: of the line, or of the state or body that runs it. */
  readonly source: string;
  /** The day of what was read; null where the stored copy has none. */
  readonly readOn: string | null;
}

const dargeboteneHand: HelpLine = {
  name: "143 – Die Dargebotene Hand",
  description: msg`Anonymous listening, day and night, by phone; also by mail and chat`,
  url: "https://www.143.ch/",
  phone: "143",
  source: "https://www.143.ch/unsere-geschichte/",
  readOn: null,
};

/**
 * The lines of each country (ISO 3166-1 alpha-2), in the order of the codes. A wrong number is
 * worse than none: only lines whose own page was read stand here. The texts read were stored
 * copies, not the live pages: whoever renews an entry reads `source` or a better page, compares
 * `url` with it, and writes the day. Where `source` itself lacks the number or the hours, they are
 * from another page of the same body: the health agency's statement (CA), the line's answers to
 * questions (HK), its centre in Gyeongnam (KR), its Sami site (NO), its press room (SE), its
 * address (LU), its news (UA); the day is that of the number.
 */
export const helpLines: Readonly<Record<string, readonly HelpLine[]>> = {
  AT: [{
    name: "Telefonseelsorge",
    description: msg`Call 142, day and night, free and in confidence; also online`,
    url: "https://www.katholisch.at/telefonseelsorge",
    phone: "142",
    source: "https://www.katholisch.at/telefonseelsorge",
    readOn: null,
  }],
  AU: [{
    name: "Lifeline",
    description: msg`Call at any hour; free from mobiles, a local call from landlines`,
    url: "https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/",
    phone: "13 11 14",
    source: "https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/",
    readOn: null,
  }],
  BE: [{
    name: "Zelfmoordlijn 1813",
    description: msg`In Dutch: call 1813, day and night; also by chat in the evening and by email`,
    url: "https://zelfmoord1813.be/",
    phone: "1813",
    source: "https://zelfmoord1813.be/blog/chat-zelfmoordlijn-langer-geopend",
    readOn: null,
  }, {
    name: "Centre de Prévention du Suicide",
    description: msg`In French: volunteers listen to anyone with thoughts of suicide`,
    url: "https://www.preventionsuicide.be/",
    phone: "0800 32 123",
    source:
      "https://www.preventionsuicide.be/actualites/le-centre-de-prevention-du-suicide-publie-son-rapport-dactivites-2022",
    readOn: null,
  }],
  CA: [{
    name: "9-8-8: Suicide Crisis Helpline",
    description: msg`Call or text 988, day and night, in English or French`,
    url: "https://988.ca/",
    phone: "988",
    source:
      "https://www.canada.ca/en/services/health/stay-connected/healthy-canadians-podcast/list/988-part-one-about-canadas-suicide-crisis-helpline.html",
    readOn: "2024-11-29",
  }],
  CH: [dargeboteneHand],
  CZ: [{
    name: "Linka bezpečí",
    description:
      msg`For people under 18, and students under 26. Calls are free; chat from 9 to 13 and 15 to 19`,
    url: "https://www.linkabezpeci.cz/chat",
    phone: "116 111",
    source: "https://www.linkabezpeci.cz/chat",
    readOn: null,
  }],
  DE: [{
    name: "TelefonSeelsorge",
    description: msg`Call day and night, free and anonymous; 0800 1110222 reaches it too`,
    url: "https://www.telefonseelsorge.de/",
    phone: "0800 1110111",
    source: "https://ts-bayreuth.de/node/1",
    readOn: null,
  }],
  FI: [{
    name: "MIELI Crisis Helpline",
    description:
      msg`Anonymous, at the price of a call. Finnish at this number; in English on 09 2525 0116, Fridays from 9 to 13; in Swedish, Ukrainian and Russian too`,
    url: "https://mieli.fi/helpline",
    phone: "09 2525 0111",
    source: "https://mieli.fi/helpline",
    readOn: null,
  }],
  FR: [{
    name: "3114",
    description: msg`The national line for suicide prevention: health professionals answer, day and night`,
    url: "https://3114.fr/",
    phone: "3114",
    source: "https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/",
    readOn: null,
  }],
  GB: [{
    name: "Samaritans",
    description:
      msg`Listens without judging. Calls are free from landlines and mobiles; also by email, by letter and face to face`,
    url: "https://www.samaritans.org/how-we-can-help/contact-samaritan/",
    phone: "116 123",
    source: "https://www.samaritans.org/how-we-can-help/contact-samaritan/",
    readOn: null,
  }],
  HK: [{
    name: "The Samaritans Hong Kong",
    description: msg`Listens in several languages, 24 hours a day, every day of the year`,
    url: "https://samaritans.org.hk/",
    phone: "2896 0000",
    source: "https://samaritans.org.hk/",
    readOn: "2013-09-25",
  }],
  IE: [{
    name: "Samaritans",
    description: msg`Listens without judging, day and night. Calls are free`,
    url: "https://www.samaritans.org/how-we-can-help/contact-samaritan/",
    phone: "116 123",
    source:
      "https://www.samaritans.org/your-community/samaritans-ireland-scotland-and-wales/samaritans-ireland/journey",
    readOn: null,
  }],
  IS: [{
    name: "Hjálparsíminn 1717",
    description: msg`The helpline of the Red Cross: always open, free and anonymous; chat at 1717.is`,
    url:
      "https://www.raudikrossinn.is/verkefni/innanlandsverkefni/heilbrigdi-og-velferd/hjalparsiminn-1717-og-netspjallid/",
    phone: "1717",
    source:
      "https://www.raudikrossinn.is/verkefni/innanlandsverkefni/heilbrigdi-og-velferd/hjalparsiminn-1717-og-netspjallid/",
    readOn: null,
  }],
  KR: [{
    name: "Lifeline Korea",
    description: msg`Listens 24 hours a day, every day; the number reaches the nearest centre. In Korean`,
    url: "https://lifeline.or.kr/",
    phone: "1588 9191",
    source: "https://lifeline.or.kr/introduce/lifeline.php",
    readOn: null,
  }],
  LI: [dargeboteneHand],
  LT: [{
    name: "Jaunimo linija",
    description:
      msg`For young people: by chat and email on its page; calls, day and night, are free in Lithuania`,
    url: "https://www.jaunimolinija.lt/",
    phone: null,
    source: "https://www.jaunimolinija.lt/en/why-it-matters/",
    readOn: null,
  }],
  LU: [{
    name: "SOS Détresse – Hëllef iwwer Telefon",
    description: msg`For adults: listens by phone, also in English; by mail and by chat too`,
    url: "https://454545.lu/",
    phone: "45 45 45",
    source: "https://454545.lu/de/50-jahre-sos-detresse-ein-halbes-jahrhundert-engagement/",
    readOn: null,
  }],
  NL: [{
    name: "113 Zelfmoordpreventie",
    description: msg`Call 113, free and anonymous; also by chat`,
    url: "https://www.113.nl/",
    phone: "113",
    source: "https://www.113.nl/schoolopdracht",
    readOn: null,
  }],
  NO: [{
    name: "Kirkens SOS",
    description: msg`Anonymous, day and night, at the price of a call to a landline; also by message`,
    url: "https://kirkens-sos.no/telefon",
    phone: "22 40 00 40",
    source: "https://kirkens-sos.no/telefon",
    readOn: null,
  }],
  NZ: [{
    name: "1737, need to talk?",
    description: msg`Call or text a trained counsellor on 1737, day and night, free`,
    url: "https://1737.org.nz/",
    phone: "1737",
    source:
      "https://www.health.govt.nz/news-media/news-items/phone-counselling-service-busy-following-christchurch-tragedy",
    readOn: "2019-03-17",
  }],
  PH: [{
    name: "NCMH Crisis Hotline",
    description: msg`The line of the National Center for Mental Health, day and night`,
    url: "https://ncmh.gov.ph/",
    phone: "0917 899 8727",
    source: "https://doh.gov.ph/press-release/launch-of-the-ncmh-crisis-hotline/",
    readOn: "2019-05-02",
  }],
  SE: [{
    name: "Självmordslinjen (Mind)",
    description: msg`Talk to a volunteer, anonymously, by phone or chat`,
    url: "https://mind.se/",
    phone: "90101",
    source: "https://mind.se/sjalvmordslinjen/fragor-och-svar-om-sjalvmordslinjen/",
    readOn: "2015-10-07",
  }],
  UA: [{
    name: "Lifeline Ukraine",
    description: msg`Call 7333, day and night, free from all big mobile operators`,
    url: "https://lifelineukraine.com/en",
    phone: "7333",
    source: "https://lifelineukraine.com/en/news/open-letter-from-the-founder-of-lifeline-ukraine/",
    readOn: "2022-09-20",
  }],
  US: [{
    name: "988 Suicide & Crisis Lifeline",
    description: msg`Call or text 988, or chat at 988lifeline.org, day and night, in English or Spanish`,
    url: "https://988lifeline.org/",
    phone: "988",
    source: "https://www.samhsa.gov/mental-health/988/faqs",
    readOn: null,
  }],
  ZA: [{
    name: "SADAG Suicide Crisis Helpline",
    description: msg`Talk to a counsellor of the South African Depression and Anxiety Group`,
    url: "https://sadag.org/",
    phone: "0800 567 567",
    source:
      "https://sadag.org/index.php?option=com_content&view=article&id=3197:world-mental-health-day-10-october-2021&catid=149&Itemid=132",
    readOn: null,
  }],
};
