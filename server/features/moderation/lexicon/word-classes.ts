const list = (words: string) => words.trim().split(/\s+/);

/** Words that may stand between any two words of a phrase without changing it. */
export const fillers: ReadonlySet<string> = new Set(list(`
  really just so very literally totally fucking freaking effing damn goddamn bloody absolute absolutely complete completely
  please actually honestly seriously such all simply too even still also ever truly basically clearly quite kinda already
  probably definitely always now right utterly total utter honestly lol`));

/** Words that turn what follows into its opposite. */
export const negators: ReadonlySet<string> = new Set(list(`
  not never nobody no none cannot without nor neither avoid refuse against prevent stop stopped isnt`));

/** Words after a negator that undo it again: "don't forget to". */
export const negationBreakers: ReadonlySet<string> = new Set(list(`
  forget hesitate wait only worry rest until till care doubt stop delay`));

export const conjunctions: ReadonlySet<string> = new Set(list("but and so because then or while yet"));

/** Groups of words for phrases, written `<name>` there. */
export const wordClasses: Readonly<Record<string, readonly string[]>> = {
  target: list("you him her them"),
  they: list("he she they him her them you this that these those it everyone somebody someone"),
  det: list("a an the this that these those my your his her our their some every all any"),
  person: list(
    `man woman guy girl boy kid kids bitch bastard neighbour neighbor boss teacher politician president ex family wife
    husband mother father brother sister idiot people doctor cop cops police student students classmates coworker person dude
    son daughter mom mum dad friend friends judge senator minister mayor fucker asshole son parents everyone someone`,
  ),
  kill: list(
    `kill murder slaughter execute assassinate behead strangle stab shoot lynch butcher choke rape drown gut
    exterminate poison suffocate knife decapitate`,
  ),
  killed: list(
    `killed murdered slaughtered executed shot stabbed hanged hung raped lynched beheaded beaten burned burnt tortured
    punished-to-death gassed exterminated assaulted strangled`,
  ),
  hurt: list(
    "hurt beat punch smash attack slap kick hit destroy crush cut maim torture harm ruin bash batter whip burn",
  ),
  body: list(
    `neck legs leg arms arm bones bone face head teeth jaw skull nose throat ribs fingers knees eyes back kneecaps hands
    skin guts brains`,
  ),
  place: list(
    `school office church mosque synagogue hospital mall airport building station university college court workplace
    concert stadium place house home clinic city town parade`,
  ),
  self: list("yourself yourselves"),
  insult: list(
    `stupid dumb idiot moron imbecile pathetic ugly loser dimwit fool clown liar creep weirdo freak cow pig
    stupidest dumbest ugliest dumber stupider uglier idiots morons losers fools clowns imbeciles annoying ignorant brainless
    delusional fat twat prick dumbass jackass coward disgrace joke idiotic moronic lame gross airhead halfwit simpleton
    crybaby snowflake dunce nutjob lunatic psycho bimbo hag fatso lardass cringe useless scumbag bellend tosser`,
  ),
  insultNoun: list(
    `idiot moron imbecile loser dimwit fool clown liar creep weirdo freak twat prick dumbass jackass coward
    halfwit simpleton crybaby snowflake dunce nutjob lunatic psycho bimbo hag fatso lardass scumbag bellend tosser pig cow
    idiots morons losers clowns`,
  ),
  insultAdj: list(
    `stupid dumb fat ugly pathetic lame useless sad ignorant worthless disgusting filthy dirty nasty gross annoying idiotic
    moronic brainless vile miserable spineless`,
  ),
  degrading: list(
    `worthless disgusting trash garbage filth vermin scum subhuman parasite maggot rat cockroach unlovable
    repulsive pond worm nothing nobody failure mistake abomination unworthy`,
  ),
  vulgar: list("bitch bitches cunt cunts whore whores slut sluts skank pussy hoe thot slag"),
  group: list(
    `muslim muslims jew jews christian christians hindu hindus sikh sikhs immigrant immigrants migrant migrants refugee
    refugees gay gays lesbian lesbians homosexual homosexuals trans transgender transgenders queers blacks black asian asians
    arab arabs mexican mexicans african africans indian indians chinese latino latinos gypsy gypsies roma romani foreigner
    foreigners infidel infidels women females disabled autistic jewish islamic bisexual bisexuals whites white pakistani
    pakistanis polish turks turkish minorities brown feminists atheists asylum`,
  ),
  people: list("people men women folks guys kids families person man woman girls boys ones lives seekers"),
  vile: list(
    `vermin parasites parasite animals criminals criminal terrorists terrorist rats cockroaches subhuman subhumans inferior
    disgusting filth filthy scum thieves thief freaks freak abomination abominations monkeys apes savages rapists pigs dogs
    diseased perverts perverted pedophiles paedophiles groomers degenerate degenerates evil invaders trash garbage sick dirty
    plague cancer disease burden stupid lazy retarded mentally unnatural backward barbarians demons leeches`,
  ),
  drug: list(
    `weed cocaine coke heroin meth crack mdma ecstasy molly lsd acid shrooms ketamine ket fentanyl xanax oxy oxycontin
    adderall percs percocet speed opium pot hash marijuana cannabis edibles dmt pcp ghb crystal codeine tramadol vicodin drugs
    pills lean edible benzos amphetamine amphetamines morphine opioids opiates dope kush ganja tabs bath-salts spice
    oxycodone poppers nitrous snow`,
  ),
  report: list(
    "call calls called calling tell tells told telling shout shouts shouted shouting yell yells yelled yelling " +
      "scream screams screamed screaming name named label labelled labeled text texted message messaged " +
      "said says say saying wrote write writes commented comments comment whispered hissed sent threatened threatens " +
      "insulted joked spat spit spray painted sprayed heard hear hearing posted replied typed read reads",
  ),
};
