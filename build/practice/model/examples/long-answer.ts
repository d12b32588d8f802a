/**
 * A guide that is longer than the demo's model writes at once: it stops before the last word of
 * week 4, in the middle of a sentence, and 'Continue' brings the rest.
 */
export const longAnswer = `# A calmer month

Four weeks, one small change each. Nothing here needs an app, a purchase or an early alarm.

## Week 1: Look before you change

Write down three moments of each day: one that gave you energy, one that took some, one that did neither. Don't judge them yet. After seven days you have 21 moments, and a pattern that you could not have guessed.

| Moment | What took energy | What gave some |
| --- | --- | ---: |
| Morning | The news in bed | 5 minutes of light |
| Noon | Lunch at the desk | 15 minutes outside |
| Evening | "Just one more mail" | 30 minutes with a friend |

## Week 2: Make one thing smaller

Choose the moment that took the most, and make it smaller rather than forbidding it:

1. **Move it.** The news after breakfast is the same news.
2. **Shorten it.** Ten minutes with a timer in place of forty without one.
3. **Share it.** What is said aloud to somebody weighs less.

> You don't have to earn rest. You only have to begin it.

## Week 3: Make one thing longer

Take the moment that gave you the most, and double it. If a walk of \\(t\\) minutes does you good, then the whole week gets

$$
T = 7 \\cdot 2t
$$

minutes of it: for \\(t = 10\\) that is \\(140\\), more than two hours that were not there before.

## Week 4: Keep what stays by itself

Look at your list again. What happened without a reminder may stay; what needed one every day may go, and that is no failure. Put what stays where you'll meet it: a chair by the window, shoes beside the door, a name at the top of your messages.

### If a week goes wrong

It will, once. Start again on the day you notice, not on the next Monday. A month with a gap is still a month.

### Afterwards

- Read your first seven days again, and say out loud what is different.
- Tell **one person** what helped, because it may help them too.
- Then put the list away. The calm was never in the list.`;

/** Of the guide, in words. */
export const wordsBeforeCut = longAnswer.slice(0, longAnswer.indexOf("messages.")).match(/\S+/g)?.length ?? 0;
