/** Hard feelings of the author's own: kept visible and answered with care. */
export const supportive = `
support top | I feel like giving up
support top | I just want to give up on everything
support top | I'm giving up on life
support top | thinking about giving up again
support high | I want to die
support high | I wanna die
support high | i want 2 die
support high | I don't want to live anymore
support high | I want to end my life
support high | I want to end it all tonight
support high | I'm going to kill myself
support high | thinking of killing myself
support high | I feel suicidal
support top | I've been having suicidal thoughts, trying to get help
support top | I was suicidal last year and therapy saved me
support high | I keep hurting myself
support high | I want to hurt myself
support high | I started self harming again
support top | three months free of self-harm
support top | Recovering from self harm, one day at a time
support top | I hate my life
support top | I hate myself
support top | I feel worthless
support top | I am worthless
support top | I'm such a burden to everyone
support top | I feel like a burden
support top | I feel so empty inside
support top | I feel hopeless
support top | There is no hope left for me
support high | there's no reason to live
support high | I have no reason to go on living
support top | I can't go on like this
support top | I can't do this anymore
support top | I can't cope anymore
support high | the world would be better without me
support high | everyone would be better off without me
support high | nobody would miss me if I was gone
support top | nobody loves me
support top | no one cares about me
support top | I feel so lonely
support top | I'm so alone
support top | I am so tired of living like this
support high | I don't want to be here anymore
support high | I wish I was dead
support high | I wish I could disappear
support high | I wish I had never been born
support high | I took all my pills
support high | I wrote a suicide note
support top | I lost the will to keep going
support top | everything feels pointless and I am drowning
support top | I am breaking down and I need help
support top | my depression is winning today
`;
