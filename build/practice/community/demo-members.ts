import type { BadgeType } from "#shared/members/badge-rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { xpPacks } from "#shared/shop/xp-packs.ts";

/** A purchase of XP with money. */
export interface DemoOrder {
  readonly pack: (typeof xpPacks)[number]["id"];
  readonly daysAgo: number;
  /** What became of it; a refund comes a day later. */
  readonly outcome: "paid" | "refunded" | "cancelled";
}

/** Someone who lives in the demo community. */
export interface Person {
  readonly username: string;
  readonly first: string;
  readonly last: string;
  readonly bio: string;
  readonly location: string;
  /** With a website they also have a portrait: a whole profile. */
  readonly website?: string;
  /** Topics they write about, by name; without one they only say what is written for them. */
  readonly likes: readonly string[];
  /** How they write: with one of these at the end now and then, or without capitals. */
  readonly emoji?: readonly string[];
  readonly isLowercase?: boolean;
  /** The badge they wear; a Gold Verify they bought. */
  readonly badge?: BadgeType;
  /** The administrator. They joined first, as in every fresh run. */
  readonly isAdministrator?: true;
  /** Nearly everybody follows them. */
  readonly isWellKnown?: true;
  /** Who invited them, by username. */
  readonly invitedBy?: string;
  /** The XP packs they ordered, the earliest first. */
  readonly orders?: readonly DemoOrder[];
  /** The gifts of XP they got from the team, one a week. */
  readonly gifts?: readonly (10 | 100 | 500)[];
  /** The lowest level they choose to see; below high it takes a crown. */
  readonly filter?: ModerationLevel;
  /** By username. */
  readonly blockedBy?: readonly string[];
  /** By username. */
  readonly mutedBy?: readonly string[];
}

export const people: readonly Person[] = [
  {
    username: "june.hallam",
    first: "June",
    last: "Hallam",
    bio: "Nurse, night swimmer, collector of good benches.",
    location: "Bristol",
    likes: ["weather", "sleep", "kindness", "reading"],
  },
  {
    username: "amara_osei",
    badge: "goldVerify",
    isWellKnown: true,
    orders: [{ pack: "xp_20000", daysAgo: 21, outcome: "paid" }],
    gifts: [500, 500, 500],
    filter: "high",
    first: "Amara",
    last: "Osei",
    bio: "Breathing teacher. Mother of two. I write about the small things that hold the days together.",
    location: "Accra",
    website: "https://breathing.example.org",
    likes: ["breathing", "mornings", "family", "journaling"],
    emoji: ["🌿", "☀️"],
  },
  {
    username: "tomasz.w",
    first: "Tomasz",
    last: "Wilk",
    bio: "Walks slowly, bakes badly, listens well.",
    location: "Kraków",
    likes: ["walking", "cooking", "music"],
  },
  {
    username: "priya.raman",
    first: "Priya",
    last: "Raman",
    bio: "Software by day, balcony jungle by night. 43 plants and counting.",
    location: "Bengaluru",
    likes: ["garden", "boundaries", "mornings"],
    emoji: ["🌱", "🪴"],
  },
  {
    username: "lena_k",
    first: "Lena",
    last: "Krüger",
    bio: "Potter. Everything I make is slightly crooked, me included.",
    location: "Leipzig",
    likes: ["making", "mornings", "animals"],
  },
  {
    username: "mateo.rivas",
    filter: "high",
    first: "Mateo",
    last: "Rivas",
    bio: "PE teacher learning to rest.",
    location: "Valparaíso",
    likes: ["running", "sleep", "family"],
    emoji: ["🙌", "🌊"],
  },
  {
    username: "yuki_tanabe",
    first: "Yuki",
    last: "Tanabe",
    bio: "tea, trains, and very small drawings",
    location: "Kanazawa",
    likes: ["making", "mornings", "weather"],
    isLowercase: true,
  },
  {
    username: "fatima.zahra",
    first: "Fatima",
    last: "Zahra",
    bio: "Librarian. Quiet is my favourite sound.",
    location: "Fès",
    likes: ["reading", "journaling", "cooking"],
  },
  {
    username: "oskar.lind",
    first: "Oskar",
    last: "Lind",
    bio: "Retired ferry captain. Now captain of one dog.",
    location: "Gothenburg",
    likes: ["animals", "weather", "walking"],
  },
  {
    username: "nia.bryn",
    filter: "high",
    first: "Nia",
    last: "Bryn",
    bio: "Choir alto, hill walker, soup enthusiast.",
    location: "Aberystwyth",
    likes: ["music", "walking", "cooking"],
    emoji: ["🎶", "💛"],
  },
  {
    username: "samir_h",
    first: "Samir",
    last: "Haddad",
    bio: "Physio. I will tell you to stretch. Sorry in advance.",
    location: "Beirut",
    likes: ["running", "boundaries", "kindness"],
  },
  {
    username: "grace.mbeki",
    gifts: [100],
    first: "Grace",
    last: "Mbeki",
    bio: "Grandmother of five. Allotment 12B, come by.",
    location: "Durban",
    likes: ["garden", "family", "cooking"],
    emoji: ["🌻"],
  },
  {
    username: "eli.novak",
    first: "Eli",
    last: "Novak",
    bio: "writing one line a day since 2021",
    location: "Ljubljana",
    likes: ["journaling", "walking", "sleep"],
    isLowercase: true,
  },
  {
    username: "hana.suzuki",
    filter: "none",
    badge: "goldCrown",
    orders: [
      { pack: "xp_5000", daysAgo: 19, outcome: "paid" },
      { pack: "xp_20000", daysAgo: 12, outcome: "refunded" },
      { pack: "xp_100000", daysAgo: 6, outcome: "cancelled" },
    ],
    first: "Hana",
    last: "Suzuki",
    bio: "Paediatric nurse. Here for the dogs and the good news.",
    location: "Sapporo",
    likes: ["animals", "kindness", "sleep"],
    emoji: ["🐾"],
  },
  {
    username: "daniel_okafor",
    filter: "high",
    first: "Daniel",
    last: "Okafor",
    bio: "Bus driver, line 14. I wait for people.",
    location: "Leeds",
    likes: ["kindness", "music", "family"],
  },
  {
    username: "ines.moreau",
    filter: "high",
    first: "Inès",
    last: "Moreau",
    bio: "Translator between four languages and one cat.",
    location: "Lyon",
    likes: ["reading", "animals", "mornings"],
  },
  {
    username: "kai_l",
    filter: "high",
    first: "Kai",
    last: "Lokela",
    bio: "Ocean, ukulele, repeat.",
    location: "Hilo",
    likes: ["weather", "music", "running"],
    emoji: ["🌊", "🤙"],
  },
  {
    username: "marta.silva",
    invitedBy: "amara_osei",
    first: "Marta",
    last: "Silva",
    bio: "Back at work, four hours a day. No hurry.",
    location: "Porto",
    likes: ["boundaries", "breathing", "reading"],
  },
  {
    username: "rowan.ash",
    first: "Rowan",
    last: "Ashby",
    bio: "they/them. Visible mending and invisible progress.",
    location: "Hebden Bridge",
    likes: ["making", "boundaries", "walking"],
    isLowercase: true,
  },
  {
    username: "aiko_m",
    filter: "high",
    first: "Aiko",
    last: "Mori",
    bio: "Learning the cello at 38. Apologies to the third floor.",
    location: "Osaka",
    likes: ["music", "breathing", "cooking"],
  },
  {
    username: "ben.carter",
    filter: "low",
    badge: "blackCrown",
    first: "Ben",
    last: "Carter",
    bio: "New dad. Tired, happy, tired.",
    location: "Adelaide",
    likes: ["family", "sleep", "running"],
  },
  {
    username: "leila.farsi",
    first: "Leila",
    last: "Farsi",
    bio: "Cook at a school. 240 lunches a day, made with feeling.",
    location: "Shiraz",
    likes: ["cooking", "kindness", "garden"],
    emoji: ["🍋", "🫶"],
  },
  {
    username: "piotr_z",
    first: "Piotr",
    last: "Zieliński",
    bio: "Running from nothing in particular.",
    location: "Gdańsk",
    likes: ["running", "weather", "mornings"],
  },
  {
    username: "chidi.eze",
    first: "Chidi",
    last: "Eze",
    bio: "Philosophy student. Slightly too many notebooks.",
    location: "Enugu",
    likes: ["journaling", "reading", "breathing"],
  },
  {
    username: "sofie.dahl",
    filter: "high",
    first: "Sofie",
    last: "Dahl",
    bio: "Winter bather. Yes, it is cold. No, I do not know why either.",
    location: "Bergen",
    likes: ["running", "weather", "kindness"],
    emoji: ["❄️", "☕️"],
  },
  {
    username: "ravi_menon",
    first: "Ravi",
    last: "Menon",
    bio: "Retired postman. I still walk the route.",
    location: "Kochi",
    likes: ["walking", "kindness", "garden"],
  },
  {
    username: "clara.weiss",
    invitedBy: "amara_osei",
    first: "Clara",
    last: "Weiss",
    bio: "Therapist in training, plant parent in trouble.",
    location: "Vienna",
    likes: ["breathing", "boundaries", "garden"],
  },
  {
    username: "noor.k",
    filter: "high",
    first: "Noor",
    last: "Kaya",
    bio: "two cats, one flatmate, zero plans before ten",
    location: "Izmir",
    likes: ["animals", "mornings", "music"],
    isLowercase: true,
  },
  {
    username: "theo.brandt",
    invitedBy: "amara_osei",
    first: "Theo",
    last: "Brandt",
    bio: "Carpenter. I measure twice and still breathe out before I cut.",
    location: "Freiburg",
    likes: ["making", "family", "breathing"],
  },
  {
    username: "maeve.oc",
    filter: "high",
    first: "Maeve",
    last: "O'Connell",
    bio: "Sea swimmer, slow reader, fast talker.",
    location: "Galway",
    likes: ["weather", "reading", "kindness"],
    emoji: ["💙"],
  },
  {
    username: "jamal.reed",
    gifts: [100],
    filter: "high",
    first: "Jamal",
    last: "Reed",
    bio: "Paramedic. On my days off I do as little as possible, beautifully.",
    location: "Detroit",
    likes: ["sleep", "boundaries", "music"],
  },
  {
    username: "elif_demir",
    orders: [{ pack: "xp_5000", daysAgo: 21, outcome: "paid" }],
    first: "Elif",
    last: "Demir",
    bio: "Illustrator. A drawing a day, mostly shoes.",
    location: "Ankara",
    likes: ["making", "journaling", "walking"],
  },
  {
    username: "pilar.ortega",
    filter: "high",
    first: "Pilar",
    last: "Ortega",
    bio: "Widow, dancer, 71. In this order on Mondays, in the other order on Fridays.",
    location: "Sevilla",
    likes: ["music", "family", "garden"],
    emoji: ["💃", "🌹"],
  },
  {
    username: "anders.holm",
    invitedBy: "sofie.dahl",
    first: "Anders",
    last: "Holm",
    bio: "Learning to swim at 44.",
    location: "Aarhus",
    likes: ["running", "reading", "family"],
  },
  {
    username: "zuri.n",
    first: "Zuri",
    last: "Ndlovu",
    bio: "Yoga in the living room with the dog in the way.",
    location: "Harare",
    likes: ["breathing", "animals", "running"],
    emoji: ["🧘🏾‍♀️", "✨"],
  },
  {
    username: "gabriel.costa",
    first: "Gabriel",
    last: "Costa",
    bio: "One month without alcohol, then we will see.",
    location: "Recife",
    likes: ["journaling", "music", "sleep"],
  },
  {
    username: "mei.lin",
    invitedBy: "hana.suzuki",
    first: "Mei",
    last: "Lin",
    bio: "Dumplings, night markets, long phone calls with my aunt.",
    location: "Tainan",
    likes: ["cooking", "family", "reading"],
  },
  {
    username: "arthur.p",
    first: "Arthur",
    last: "Pemberton",
    bio: "Seventy-eight. Knows the trees on this street.",
    location: "York",
    likes: ["walking", "garden", "animals"],
  },
  {
    username: "iris_v",
    orders: [{ pack: "xp_5000", daysAgo: 21, outcome: "paid" }],
    badge: "goldVerify",
    first: "Iris",
    last: "Vermeulen",
    bio: "Cyclist, insomniac, optimist.",
    location: "Ghent",
    likes: ["sleep", "mornings", "weather"],
    emoji: ["🚲"],
  },
  {
    username: "luca.ferri",
    filter: "high",
    first: "Luca",
    last: "Ferri",
    bio: "No phone before nine. Reach me at ten.",
    location: "Bologna",
    likes: ["boundaries", "cooking", "mornings"],
  },
  {
    username: "wren.calloway",
    isAdministrator: true,
    filter: "high",
    first: "Wren",
    last: "Calloway",
    bio: "I look after the lights in here. Write to me when something is broken.",
    location: "Dundee",
    likes: [],
  },
  {
    username: "max.vance",
    blockedBy: ["amara_osei", "june.hallam", "jamal.reed"],
    mutedBy: ["hana.suzuki", "wren.calloway"],
    first: "Max",
    last: "Vance",
    bio: "Growth. Reach. Results. Ask me how.",
    location: "Everywhere",
    likes: [],
  },
];

/** Who goes on which journey (words/words-for-any-member.ts), by its title. */
export const travellers: Readonly<Record<string, string>> = {
  "cold showers": "mateo.rivas",
  "no phone before nine": "luca.ferri",
  "learning to swim": "anders.holm",
  "sober month": "gabriel.costa",
  "a drawing a day": "elif_demir",
};

/** Members who write posts that are not written for them. */
export const writers: readonly Person[] = people.filter(({ likes }) => likes.length > 0);

/** The person with a username. Throws when there is none. */
export function personNamed(username: string): Person {
  const person = people.find((one) => one.username === username);
  if (!person) throw new Error(`Nobody is called ${username}`);
  return person;
}
