import type { Written } from "./written-post.ts";

/** What members write about one another's posts, each about one particular post. */
export const quotes: readonly Written[] = [
  {
    author: "june.hallam",
    quoting: "Margaret, who liked to sit",
    text:
      "This is exactly the sort of bench that I collect. Margaret, wherever you are: thank you for the view.",
  },
  {
    author: "tomasz.w",
    quoting: "geological sample",
    text: "Mine is holding a door open. There is hope for all of us. #bread",
  },
  {
    author: "clara.weiss",
    quoting: "what calm feels like",
    text: "For my training notes: the best answers in therapy come from swimming pools.",
  },
  {
    author: "hana.suzuki",
    quoting: "three-legged one",
    text: "Read this aloud in the break room. Six nurses, not one dry eye.",
  },
  {
    author: "marta.silva",
    quoting: "Closed the laptop at five",
    text:
      "The part where you walk around like somebody who has lost something: I know it well. It does turn into evening.",
  },
  {
    author: "grace.mbeki",
    quoting: "The bread here is good",
    text: "I have read this to my whole choir. We are all writing postcards to ourselves now.",
  },
  {
    author: "pilar.ortega",
    quoting: "exactly one song",
    text: "One song is where it starts, my dear. Ask me how I know.",
  },
  {
    author: "iris_v",
    quoting: "Insomnia company check",
    text: "Twenty past three in Ghent. The kettle is on here as well. Hello, you. #nightowls",
  },
  {
    author: "arthur.p",
    quoting: "the name of every tree",
    text: "I am not saying that I am the neighbour. I am saying that five is a very good start.",
  },
  {
    author: "amara_osei",
    quoting: "smell the flower",
    text: "Smell the flower, blow out the candle. I have nothing to add, and I teach this.",
  },
  {
    author: "daniel_okafor",
    quoting: "The bus driver waited",
    text: "We see you running. We do wait. It is the best part of the job.",
  },
  {
    author: "elif_demir",
    quoting: "drew a whale",
    text: "I tried to draw this whale from the description. It hangs above my desk now. #adrawingaday",
  },
];
