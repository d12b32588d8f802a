import { words } from "./lexicon.ts";

const list = (block: string): ReadonlySet<string> => new Set(words(block));

/** Insults and slurs with an everyday sense: a wall against the sea, a crack, a meatball, a dog. */
export const insultsOfTwoSenses = list(`
  dyke dykes chink chinks faggot faggots fag fags coon coons kike shylock redskin redskins abo abos retard retards tranny
  trannies lesbos halfbreed halfbreeds golliwog bitch bitches prick pricks tosser bellend bastard bastards`);

/** The same of sexual words: noodles, washing lines, birds, rugby. */
export const sexualOfTwoSenses = list(`
  bukkake pegging squirting fisting creampie creampies tit tits boobies hooker hookers bondage erection erections thong thongs
  fetish orgy orgies threesome threesomes cum vibrator vibrators`);

/** Beside these they have their everyday sense, whatever else stands there but "you". */
export const everydaySurroundings = list(`
  river rivers sea village flood floods flooded polder coast field fields path along ditch ditches drain drains dam rock basalt
  magma lighthouse canal dutch light curtain curtains shutter shutters blinds fence log logs wind armour peas gravy butcher
  butchers mash onion onions sticks bundle firewood supper packet cigarette cigarettes lighter smoke smoked break maine raccoon
  bins hound dog dogs puppy puppies pup pups litter kennel kennels breed breeder vet spayed pedigree terrier labrador wolf
  whelped retriever spaniel collie play merchant venice shakespeare island greece ferry potatoes blood growth timing spark
  gearbox transmission needle thorn caber coin tent file sword king udon soba noodle noodles broth rice bowl pegs washing
  laundry line clothes guy currency dollar exchange hose lemon ketchup hydrangea birds bird feeder nest blue coal great rugby
  scrum prop slavery egypt scaffolding scaffold building tower sandals toe museum carved colour color golf tee fairway laude
  garage workshop study concrete bakery dessert`);

/** What insults are said with: "you …", "dirty …". */
export const insultModifiers = list(`
  dirty filthy fucking fuckin bloody goddamn damn stupid ugly fat disgusting stinking smelly sick crazy evil lying cheating dumb
  pathetic worthless little nasty vile psycho skinny lazy miserable annoying fake butch lonely horrible total complete absolute
  utter real such proper massive whiny ungrateful selfish spoiled`);

/** Words between the one who is meant and the insult. */
export const betweenInsults = list(
  "a an the are is was were be being such just really so what another some ya big old",
);

/** Somebody of whom a sentence says what they are. */
export const meantPersons = list(`
  he she they who we everyone everybody somebody someone ex boss neighbour neighbor teacher brother sister mother father mom mum
  dad wife husband girlfriend boyfriend cousin guy woman man girl boy kid driver coworker landlord roommate friend people`);

/** Subjects that are things or animals, without an article. */
export const thingsMeant = list("it this that there here these those which one ours mine hers his theirs");

/** Before a plural: it speaks of people. */
export const wholeGroups = list(
  "all those these hate hates despise kill ban burn gas beat fucking no most against loathe send only",
);

/** After a plural. */
export const demandsOfGroups = list(
  "should must need deserve deserves are ruin ruins belong cannot can will have make eat everywhere go never always like be",
);

/** What only people do, after a plural. */
export const deedsOfPeople = list("eat put steal stole deserve belong ruin");

/** Of an insult and the word before or after it: "son of a …", "resting … face". */
export const partsOfInsults = list("face please slap ass fest boy");

/** A command before it, at the beginning of the sentence. */
export const commands = list(
  "go shut get stop die fuck suck screw burn listen hey yo bye leave kill eat cry",
);

/** Beside these a word of two senses is sexual. */
export const sexualSurroundings = list(`
  i me my you your u he him his she her hers we us girl girls guy guys man men woman women wife husband boyfriend girlfriend milf
  teen teens video videos porn hot sexy naked nude sex love loves want wants watch watching like likes big wet hard tight live
  cam cams free daddy babe dick cock pussy ass face mouth nice huge bouncy perfect anal lesbian lesbians gangbang scene scenes
  into kinky strapon dildo clit suck lick show flash bed bedroom night dirty weird had out looking`);
