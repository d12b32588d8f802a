/** Threats of violence, and calls for it. */
export const threats = `
threat none | I will kill you
threat none | I'm going to kill you
threat none | im gonna kill u
threat none | I'll kill him if he comes back
threat none | ill kill you
threat+profanity none | I'll fucking kill you
threat none | I am going to murder her
threat none | I want to kill my neighbour
threat none | I'm gonna beat you up
threat none | I will beat you to death
threat none | I'm going to hurt you so badly
threat none | We will burn your house down
threat none | I'll burn down your house
threat none | I will break every bone in your body
threat none | I'm going to rape you
threat none | you deserve to get raped
threat none | You should be shot
threat none | he deserves to be stabbed
threat none | They ought to be hanged in public
threat none | You're a dead man
threat none | you are dead meat
threat none | Watch your back
threat none | better watch your back kid
threat none | sleep with one eye open tonight
threat none | I know where your kids go to school
threat none | I know where you live and I am on my way
threat none | You will pay for this with blood
threat none | you'll regret this when I find you
threat none | I'm coming for you and your family
threat none | I'm going to shoot up the school
threat none | gonna bomb the office on monday
threat none | someone should put a bullet in his head
threat none | I'll put a bullet in your head
threat none | I will slit your throat
threat none | I'm going to strangle her tonight
threat none | Let's go and lynch him
threat none | somebody please kill that politician
threat none | I w1ll k1ll y0u
threat none | I will k\u200Bi\u200Bl\u200Bl you
threat none | i will k i l l you
threat none | i will k.i.l.l you
threat none | I will kiiiiill you
threat none | \u0406 will kill you tomorrow
threat none | I will \uFF4B\uFF49\uFF4C\uFF4C you
threat none | i will punch your teeth out
threat none | I'm about to stab this guy
threat none | say that again and I'll knock you out
threat none | I hope someone breaks your jaw
threat none | I can't wait to kill you
threat none | I won't rest until you are dead
threat none | hope you get hit by a bus
`;
