/** One service that listens to people in distress. */
export interface HelpLine {
  readonly name: string;
  /** Hours, cost and ways in, as far as the page says them. */
  readonly description: string;
  /** The page of the line itself, or of the state or body that runs it, that was read. */
  readonly url: string;
  /** As dialled in the country; null when the page that was read gives none. */
  readonly phone: string | null;
  /** The day the page carries, or else the day on which a stored copy of it was read. */
  readonly readOn: string;
}

const dargebotene = "Anonymous listening, day and night, by phone; also by mail and chat";

/**
 * The lines of each country (ISO 3166-1 alpha-2), in the order of the codes. A wrong number is
 * worse than none: only lines whose own page was read stand here. The texts read were stored
 * copies, not the live pages: whoever renews an entry compares it with its page. Where the page
 * itself lacks the number or the hours, they are from another page of the same body: the health
 * agency's statement (CA), the line's answers to questions (HK), its centre in Gyeongnam (KR), its
 * Sami site (NO), its press room (SE), its address (LU); the day is that of the number.
 */
export const helpLines: Readonly<Record<string, readonly HelpLine[]>> = {
  AT: [{
    name: "Telefonseelsorge",
    description: "Call 142, day and night, free and in confidence; also online",
    url: "https://www.katholisch.at/telefonseelsorge",
    phone: "142",
    readOn: "2026-11-26",
  }],
  AU: [{
    name: "Lifeline",
    description: "Call at any hour; free from mobiles, a local call from landlines",
    url: "https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/",
    phone: "13 11 14",
    readOn: "2026-11-26",
  }],
  BE: [{
    name: "Zelfmoordlijn 1813",
    description: "Call 1813, day and night; also by chat in the evening and by email. In Dutch",
    url: "https://zelfmoord1813.be/blog/chat-zelfmoordlijn-langer-geopend",
    phone: "1813",
    readOn: "2026-11-26",
  }],
  CA: [{
    name: "9-8-8: Suicide Crisis Helpline",
    description: "Call or text 988, day and night, in English or French",
    url:
      "https://www.canada.ca/en/services/health/stay-connected/healthy-canadians-podcast/list/988-part-one-about-canadas-suicide-crisis-helpline.html",
    phone: "988",
    readOn: "2024-11-29",
  }],
  CH: [{
    name: "143 – Die Dargebotene Hand",
    description: dargebotene,
    url: "https://www.143.ch/unsere-geschichte/",
    phone: "143",
    readOn: "2026-11-26",
  }],
  CZ: [{
    name: "Linka bezpečí",
    description: "For people under 18, and students under 26. Calls are free; chat from 9 to 13 and 15 to 19",
    url: "https://www.linkabezpeci.cz/chat",
    phone: "116 111",
    readOn: "2026-11-26",
  }],
  DE: [{
    name: "TelefonSeelsorge",
    description: "Call day and night, free and anonymous; 0800 1110222 reaches it too",
    url: "https://ts-bayreuth.de/node/1",
    phone: "0800 1110111",
    readOn: "2026-11-26",
  }],
  DK: [{
    name: "Livslinien",
    description: "Volunteers talk with people who think of suicide; its page says how to reach them",
    url: "https://www.livslinien.dk/om-livslinien/historie",
    phone: null,
    readOn: "2026-11-26",
  }],
  FI: [{
    name: "MIELI Crisis Helpline",
    description: "Anonymous, at the price of a call. Finnish at this number; in English on 09 2525 0116, " +
      "Fridays from 9 to 13; in Swedish, Ukrainian and Russian too",
    url: "https://mieli.fi/helpline",
    phone: "09 2525 0111",
    readOn: "2026-11-26",
  }],
  FR: [{
    name: "3114",
    description: "The national line for suicide prevention: health professionals answer, day and night",
    url: "https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/",
    phone: "3114",
    readOn: "2026-11-26",
  }],
  GB: [{
    name: "Samaritans",
    description: "Listens without judging. Calls are free from landlines and mobiles; also by email, " +
      "by letter and face to face",
    url: "https://www.samaritans.org/how-we-can-help/contact-samaritan/",
    phone: "116 123",
    readOn: "2026-11-26",
  }],
  HK: [{
    name: "The Samaritans Hong Kong",
    description: "Listens in several languages, 24 hours a day, every day of the year",
    url: "https://samaritans.org.hk/",
    phone: "2896 0000",
    readOn: "2013-09-25",
  }],
  IE: [{
    name: "Samaritans",
    description: "Listens without judging, day and night. Calls are free",
    url:
      "https://www.samaritans.org/your-community/samaritans-ireland-scotland-and-wales/samaritans-ireland/journey",
    phone: "116 123",
    readOn: "2026-11-26",
  }],
  IS: [{
    name: "Hjálparsíminn 1717",
    description: "The helpline of the Red Cross: always open, free and anonymous; chat at 1717.is",
    url:
      "https://www.raudikrossinn.is/verkefni/innanlandsverkefni/heilbrigdi-og-velferd/hjalparsiminn-1717-og-netspjallid/",
    phone: "1717",
    readOn: "2026-11-26",
  }],
  KR: [{
    name: "Lifeline Korea",
    description: "Listens 24 hours a day, every day; the number reaches the nearest centre. In Korean",
    url: "https://lifeline.or.kr/introduce/lifeline.php",
    phone: "1588 9191",
    readOn: "2026-11-26",
  }],
  LI: [{
    name: "143 – Die Dargebotene Hand",
    description: dargebotene,
    url: "https://www.143.ch/unsere-geschichte/",
    phone: "143",
    readOn: "2026-11-26",
  }],
  LT: [{
    name: "Jaunimo linija",
    description: "The youth line answers day and night, free from all over Lithuania; also by email and chat",
    url: "https://www.jaunimolinija.lt/en/why-it-matters/",
    phone: null,
    readOn: "2026-11-26",
  }],
  LU: [{
    name: "SOS Détresse – Hëllef iwwer Telefon",
    description: "Listens by phone, also in English; by mail and by chat too",
    url: "https://454545.lu/de/50-jahre-sos-detresse-ein-halbes-jahrhundert-engagement/",
    phone: "45 45 45",
    readOn: "2026-11-26",
  }],
  MY: [{
    name: "Befrienders KL",
    description: "Volunteers who listen to people in distress; its page says how to reach them",
    url: "https://www.befrienders.org.my/history",
    phone: null,
    readOn: "2026-11-26",
  }],
  NL: [{
    name: "113 Zelfmoordpreventie",
    description: "Call 113, free and anonymous; also by chat",
    url: "https://www.113.nl/schoolopdracht",
    phone: "113",
    readOn: "2026-11-26",
  }],
  NO: [{
    name: "Kirkens SOS",
    description: "Anonymous, day and night, at the price of a call to a landline; also by message",
    url: "https://kirkens-sos.no/telefon",
    phone: "22 40 00 40",
    readOn: "2026-11-26",
  }],
  NZ: [{
    name: "1737, need to talk?",
    description: "Call or text a trained counsellor on 1737, day and night, free",
    url:
      "https://www.health.govt.nz/news-media/news-items/phone-counselling-service-busy-following-christchurch-tragedy",
    phone: "1737",
    readOn: "2019-03-17",
  }],
  PH: [{
    name: "NCMH Crisis Hotline",
    description: "The line of the National Center for Mental Health, day and night",
    url: "https://doh.gov.ph/press-release/launch-of-the-ncmh-crisis-hotline/",
    phone: "0917 899 8727",
    readOn: "2019-05-02",
  }],
  PT: [{
    name: "SOS Voz Amiga",
    description: "Listens to people who are lonely, anxious or in despair; its page says how to reach it",
    url: "https://sosvozamiga.org/sobre-n%C3%B3s",
    phone: null,
    readOn: "2026-11-26",
  }],
  SE: [{
    name: "Självmordslinjen (Mind)",
    description: "Talk to a volunteer, anonymously, by phone or chat",
    url: "https://mind.se/sjalvmordslinjen/fragor-och-svar-om-sjalvmordslinjen/",
    phone: "90101",
    readOn: "2015-10-07",
  }],
  UA: [{
    name: "Lifeline Ukraine",
    description: "Call 7333, free from all big mobile operators",
    url: "https://lifelineukraine.com/en/news/open-letter-from-the-founder-of-lifeline-ukraine/",
    phone: "7333",
    readOn: "2022-09-20",
  }],
  US: [{
    name: "988 Suicide & Crisis Lifeline",
    description: "Call or text 988, or chat at 988lifeline.org, day and night, in English or Spanish",
    url: "https://www.samhsa.gov/mental-health/988/faqs",
    phone: "988",
    readOn: "2026-11-26",
  }],
  ZA: [{
    name: "SADAG Suicide Crisis Helpline",
    description: "Talk to a counsellor of the South African Depression and Anxiety Group",
    url:
      "https://sadag.org/index.php?option=com_content&view=article&id=3197:world-mental-health-day-10-october-2021&catid=149&Itemid=132",
    phone: "0800 567 567",
    readOn: "2026-11-26",
  }],
};
