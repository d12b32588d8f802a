const list = (words: string) => words.trim().split(/\s+/);

/** Words that may stand between any two words of a phrase without changing it. */
export const fillers: ReadonlySet<string> = new Set(list(`
  really just so very literally totally fucking freaking effing damn goddamn bloody absolute absolutely complete completely
  please actually honestly seriously such all simply too even still also ever truly basically clearly quite kinda already
  probably definitely always now right utterly total utter honestly lol`));

/** Words that negate what follows. */
export const negators: ReadonlySet<string> = new Set(list(`
  not never nobody no none cannot without nor neither avoid refuse against prevent stop stopped isnt`));

/** Words after a negator that cancel it: "don't forget to". */
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
    `neck legs leg arms arm bones bone face faces head heads necks throats skulls teeth jaw skull nose throat ribs fingers knees eyes back kneecaps hands
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
    foreigners infidel infidels tutsi tutsis kurds armenians uyghurs rohingya palestinians syrians afghans homosexuals gypsies women females disabled autistic jewish islamic bisexual bisexuals whites white pakistani
    pakistanis polish turks turkish minorities brown feminists atheists asylum`,
  ),
  // The groups that are nouns: "Asian hornets" are no people.
  groupNoun: list(
    `muslim muslims jew jews christian christians hindu hindus sikh sikhs immigrant immigrants migrant migrants refugee refugees
    gays lesbians homosexuals transgenders queers homosexual lesbian blacks asians arab arabs mexicans africans latino latinos gypsy gypsies
    foreigner foreigners infidel infidels women females bisexuals whites pakistanis turks minorities feminists atheists roma
    disabled tutsi tutsis kurds armenians uyghurs rohingya palestinians syrians afghans`,
  ),
  which: list(
    "all every each any the a an these those such more some kind kinds sort sorts of you our its their last single other illegal filthy dirty damn",
  ),
  thing: list(
    `team food restaurant wedding meal curry market exam test party hornet hornets mold mould knotweed house houses paint coffee
    tea bread wine rice dishes clothes cat cats dog dogs movie film music song game side flag shirt community vote`,
  ),
  harming: list(
    "raping killing beating hitting stabbing shooting lynching attacking murdering hurting torturing hanging deporting burning drowning",
  ),
  harmed: list(
    `killed murdered slaughtered executed shot stabbed hanged hung raped lynched beheaded beaten burned burnt tortured gassed
    exterminated assaulted strangled eradicated annihilated liquidated purged culled massacred sterilised sterilized euthanised
    euthanized wiped erased drowned poisoned neutered castrated deported eliminated punished hurt punched whipped stoned crucified
    imprisoned jailed caged expelled attacked`,
  ),
  people: list("people men women folks guys kids families person man woman girls boys ones lives seekers"),
  vile: list(
    `vermin parasites parasite animals criminals criminal terrorists terrorist rats cockroaches subhuman subhumans inferior
    disgusting filth filthy scum thieves thief freaks freak abomination abominations monkeys apes savages rapists pigs dogs
    diseased perverts perverted pedophiles paedophiles groomers degenerate degenerates evil invaders trash garbage sick dirty
    plague cancer disease tumour tumor virus infection infestation scourge blight pest pests burden stupid lazy retarded mentally unnatural backward barbarians demons leeches`,
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
  modal: list("will would should shall must ought could might deserve deserves"),
  kin: list(
    `family kids kid children child mother mum mom father dad parents wife husband baby son daughter sons daughters brother
    sister grandma grandmother bloodline`,
  ),
  kind: list("kind race breed tribe bloodline ilk sort lot people religion nation"),
  savage: list(
    "savages subhumans subhuman degenerates infidels heathens barbarians invaders kuffar foreigners",
  ),
  vermin: list(
    `vermin cockroaches cockroach roaches rats rat parasites parasite lice maggots leeches termites pests pest scum filth
    trash garbage insects bugs virus plague refuse dirt waste sewage`,
  ),
  // What people are called by those who want them dead, and things hardly ever.
  dehumanised: list(
    "vermin cockroaches roaches parasites maggots leeches lice subhuman subhumans scum filth",
  ),
  // Animals that people are hardly ever called.
  wildlife: list(
    `squirrels mice pigeons foxes moles rabbits fleas wasps ants slugs snails mosquitoes mosquitos ticks weeds gulls seagulls crows
    magpies starlings geese hornets beetles badgers deer boars mink stoats possums coyotes hares moths aphids bedbugs flies midges
    caterpillars locusts mites worms tapeworms hookworms roundworms nettles dandelions cormorants parakeets toads carp jellyfish
    boar hogs voles gophers groundhogs raccoons kangaroos goats cats bats sparrows crayfish headlice woodlice`,
  ),
  beast: list("dogs dog pigs pig animals animal cattle beasts snakes apes monkeys mongrels"),
  exterminate: list(
    `exterminate eradicate annihilate liquidate purge cull massacre slaughter gas sterilise sterilize euthanise euthanize`,
  ),
  exterminated: list(
    `exterminated eradicated annihilated liquidated purged culled massacred slaughtered gassed sterilised sterilized
    euthanised euthanized wiped erased drowned poisoned neutered`,
  ),
  // Done to people or pests, never to debts, kitchens or pets.
  slain: list(
    `exterminated eradicated annihilated culled massacred slaughtered gassed killed murdered executed shot hanged hung lynched beheaded
    burned burnt drowned poisoned`,
  ),
  realm: list(
    `world country nation land city streets street society race continent earth planet town state neighbourhood europe america
    school schools`,
  ),
  deathCamp: list(
    `auschwitz birkenau treblinka sobibor majdanek buchenwald belzec dachau mauthausen ravensbruck sachsenhausen chelmno
    theresienstadt flossenburg neuengamme gulag gulags kolyma`,
  ),
  massacreSite: list(
    `srebrenica rwanda cambodia nanking nanjing bucha darfur hiroshima nagasaki katyn tuskegee bosnia halabja kigali tulsa tiananmen
    auschwitz dachau treblinka`,
  ),
  illness: list(
    `cancer leukemia leukaemia tumour tumor tumours tumors aids hiv covid corona coronavirus ebola rabies malaria tuberculosis
    sepsis stroke strokes aneurysm dementia alzheimer alzheimers parkinson parkinsons pneumonia meningitis gangrene leprosy cholera
    polio syphilis herpes chlamydia cirrhosis smallpox lymphoma melanoma illness illnesses disease diseases sickness plague virus
    infection`,
  ),
  awful: list(
    `slow painful horrible terrible agonising agonizing lonely early miserable terminal incurable deadly fatal aggressive severe
    massive nasty rare untreatable violent gruesome inoperable lethal lifelong`,
  ),
  organ: list(
    `brain lung lungs bowel stomach breast bone blood liver skin kidney kidneys throat pancreatic prostate ovarian testicular
    colon heart eyes`,
  ),
  vehicle: list("car bus truck train plane lorry tram bike boat ship van taxi flight motorcycle helicopter"),
  spare: list("spare extra leftover unused surplus unopened"),
  price: list(
    `one two three four five six seven eight nine ten fifteen twenty thirty forty fifty hundred 1 2 3 4 5 6 7 8 10 12 15 20 25
    30 40 50 60 80 100 $1 $2 $3 $5 $10 $15 $20 $25 $30 $40 $50 $100`,
  ),
  medicineForm: list(
    "pills pill tablets tablet patches patch pens pen strips strip syrup bars bar capsules vials vial xr ir er mg script scripts",
  ),
  medicine: list(
    `xanax alprazolam valium diazepam ativan lorazepam klonopin clonazepam temazepam rohypnol benzos ambien zolpidem zopiclone
    lunesta adderall ritalin concerta vyvanse methylphenidate dexedrine lisdexamfetamine focalin modafinil provigil oxycodone
    oxycontin oxy oxys percocet percs hydrocodone vicodin norco morphine codeine tramadol fentanyl dilaudid hydromorphone methadone
    suboxone subutex buprenorphine opioids opiates painkillers gabapentin pregabalin lyrica carisoprodol ketamine viagra
    sildenafil cialis tadalafil ozempic wegovy mounjaro semaglutide tirzepatide phentermine clenbuterol testosterone steroids
    accutane isotretinoin misoprostol mifepristone antibiotics amoxicillin seroquel quetiapine phenobarbital barbiturates
    quaaludes promethazine`,
  ),
  // Atrocities known from history and the news.
  regime: list(
    `nazis nazi hitler himmler stalin regime regimes government governments army armies soldiers troops empire colonists settlers
    dictator dictators germans germany germany's militia militias terrorists extremists isis romans conquistadors generals`,
  ),
  dispenser: list(
    "pharmacy pharmacies chemist chemists drugstore pharmacist doctor doctors psychiatrist gp nurse vet hospital clinic company companies",
  ),
  police: list(
    "police officers arrested charged jailed convicted caught accused sentenced court judge suspect suspects",
  ),
  intent: list(
    `should hope wish want will would going need needs deserve deserves back send put throw time next see ready pity shame ticket
    belong belongs`,
  ),
};
