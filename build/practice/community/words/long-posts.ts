import type { Written } from "./written-post.ts";

/** Posts so long that lists fold them. */
export const longPosts: readonly Written[] = [
  {
    author: "amara_osei",
    promotedHours: 24,
    text:
      `Three weeks ago I put a note on the board of our community centre: 'Breathing for people who think they are bad at it. Tuesdays, seven o'clock. Bring a chair.' I expected four. Nineteen came, and eleven of them had brought their own chair.

We do almost nothing. Four counts in, six out, and when the mind leaves, we notice and fetch it home. Nobody has to close their eyes. Nobody has to tell anything. After ten minutes I ring the bell that my grandmother used to call us in for dinner, and then there is tea.

What I did not expect is the tea. It takes an hour. A man who drives the night bus talks to a girl who is afraid of exams. Two neighbours who had not spoken since the business with the hedge share a plate of biscuits. Last Tuesday somebody said: 'I come for the biscuits, and then I notice that I have slept.'

Here is what nineteen chairs have taught me so far. Most of us are not bad at resting, we are bad at starting. A room helps. So does a bell. And we are never as alone in our living rooms at two in the morning as it seems.

If you would like to begin where you are: sit, feel your feet, breathe out slowly. That was it. You have been to class.

#breathe #community`,
    talk: [
      {
        author: "marta.silva",
        text:
          "Most of us are not bad at resting, we are bad at starting. I needed this sentence two years ago.",
        replies: [
          { author: "amara_osei", text: "It is still warm, Marta. Take it." },
          {
            author: "clara.weiss",
            text: "I have put it on the wall of our practice room, with your name under it.",
          },
        ],
      },
      {
        author: "daniel_okafor",
        text: "Is the man with the night bus all right for company? I could take the chair next to him.",
        replies: [
          {
            author: "amara_osei",
            text: "He says that there is always a seat, and that you will understand why that is funny.",
          },
        ],
      },
      { author: "theo.brandt", text: "If you run out of chairs, write to me. I mean it. I have wood." },
    ],
  },
  {
    author: "grace.mbeki",
    text: `A letter from allotment 12B, because my granddaughter says that I should write things down.

The beans have reached the top of the poles and are now looking around for something else to climb. The pumpkins have crossed the path into 12C without asking. I went over to apologise, and came back with a cutting, two eggs and a recipe. This is how borders ought to work.

I lost all the lettuce to snails in April. I was cross for an evening. Then I sowed it again, under glass, and put a saucer of something out for the snails further down, so that nobody goes hungry. We have an understanding.

On Thursdays the children from the school come. They are not allowed to pull anything and they pull everything. A boy of seven held a carrot up against the sun for a whole minute and then asked whether I had made it. I said: 'No. I only did not stop it.'

That is most of what I know about growing things, now that I see it written down. You water, you wait, you keep the worst of it off. And you do not stop them.

Gate is open until the light goes. Bring a bag.

#allotment #slowliving`,
    talk: [
      {
        author: "priya.raman",
        text: "'I only did not stop it.' I am telling this to all forty-three of mine.",
        replies: [{ author: "grace.mbeki", text: "They know. They have been waiting for you to find out." }],
      },
      {
        author: "arthur.p",
        text: "My wife asked me to read this aloud twice, and then a third time over pudding.",
      },
    ],
  },
  {
    author: "jamal.reed",
    text:
      `People ask what I do on the evenings after the hard shifts. The true answer is not very impressive, so here it is.

I sit in the car for five minutes before I go in. Radio off. I say the names of the people I worked with that day, the colleagues, out loud. It began by accident, and now I do not skip it.

Then shoes off at the door, and with the shoes whatever can stay outside. Shower, long. I put on the soft trousers that my sister calls a cry for help. I make eggs. Eggs ask nothing of anybody.

I do not talk about it that evening. I used to think that was cold. A wise woman on my first crew told me that you can put a thing on the shelf as long as you know which shelf. Thursday is when I take it down again, with somebody who is paid to listen and very good at it.

And then I do one thing that is no use to anyone. I throw a ball against the wall. I learn four bars of a song. I water a plant that is doing fine.

If you come home from something heavy tonight, hospital or kitchen or classroom or a difficult phone call: you do not have to be wise about it. Shoes off. Eggs.`,
    talk: [
      {
        author: "june.hallam",
        text: "Saying the names of the crew. I am going to borrow that, with your permission.",
        replies: [{ author: "jamal.reed", text: "Permission granted, nurse. Say your own as well." }],
      },
      {
        author: "hana.suzuki",
        text: "Which shelf, and which day. Thank you. I am sending this to our whole ward.",
      },
      { author: "ben.carter", text: "Shoes off, eggs. It goes for babies, too." },
    ],
  },
  {
    author: "chidi.eze",
    text:
      `My supervisor asked me to describe a good life in one page. I wrote eleven and then threw ten of them away. This is more or less the one that stayed.

My grandfather repaired radios. When one was finished he never switched it on himself. He turned it round, stepped back, and let the owner find the knob. I asked him why, once. He said: 'Otherwise they hear me. Like this they hear the radio.'

I have read a great many books on this subject and I keep coming back to that small step backwards. To be good at something, and then to make room. To know how to help, and to leave the last turn of the knob to the one whose radio it is.

It is not a theory. My supervisor wrote in the margin: 'This is not a theory.' And underneath, in pencil, very small: 'Keep it.'

So here is my question to all of you, for the other ten pages: who stepped back for you, at the right moment?

#thinkingaloud`,
    talk: [
      {
        author: "pilar.ortega",
        text: "My husband, at every party, when my song came on. He always knew the bar before it.",
        replies: [{ author: "chidi.eze", text: "That is the first of the ten pages. Thank you." }],
      },
      {
        author: "ines.moreau",
        text: "Every good translator, in every good sentence. You are not meant to hear us.",
      },
      {
        author: "tomasz.w",
        text:
          "My father, when he let go of the bicycle and went on running beside me as if he still held it.",
        replies: [{ author: "anders.holm", text: "I had to put my phone down for a moment." }],
      },
    ],
  },
  {
    author: "wren.calloway",
    text: `Hello from the person who looks after the lights in here.

Glimmer is a small place on purpose. Nobody is counting how long you stay. There is no prize for being first, loud or angry. What we hope for is simple: that you leave a little lighter than you came, and that somebody else does because of you.

Three things that help:

Write about what is in front of you. A cup, a bench, a bad night, a good soup. It does not have to be wise.

Answer as if you were sitting on the same sofa. If a post hurts, you can report it, hide its author or choose a stricter filter in your settings. Nobody learns of it but us.

And rest. The feed will keep. It is very patient.

If something is broken, tell me. If something is lovely, tell them.`,
    talk: [
      {
        author: "sofie.dahl",
        text: "'It is very patient.' The first feed that ever said so. Thank you for the lights.",
      },
      {
        author: "eli.novak",
        text: "same sofa. noted.",
        replies: [{ author: "wren.calloway", text: "There is a blanket on your end." }],
      },
    ],
  },
];
