import { words } from "./lexicon.ts";

/**
 * Words in which a careless reader finds something, or that look like a disguise: always taken
 * literally.
 */
export const innocentWords: ReadonlySet<string> = new Set(words(`
  scunthorpe cockpit classic class classes assess assesses assessment assassin assassins essex sussex middlesex dickens dickensian
  shiitake therapist therapists analysis analyst analysts grape grapes basement document documents cocktail cocktails peacock
  peacocks hancock cockatoo cockerel cockney shuttlecock passion passionate bass brass assistant assistance associate arsenal assam
  butter button buttercup titan titanic title titles constitution institution petition canal banal final sextant sextet cucumber
  accumulate accumulated circumstances niggard niggardly snigger sniggers sniggering sniggered niggle niggles niggling nigeria
  nigerian niger raccoon cocoon tycoon heroine heroines methodist method weedon spice spices spicy chinked retardant retardation
  retardants hello shell therapeutic drapery grapefruit skill skillet skills mishit mishits yamashita matsushita kinoshita
  shittah shittim pussycat pussyfoot crapaud rapeseed slaughterhouse annals looser loosers loosen annual shuttle scraping
  scrape drape assume assumed assets asset embarrass harass harassment compass trespass bypass amass sassy
  glass grass mass pass lass massage message dyed therapy psychotherapist suckle mattress stress peniston penistone
  lightwater clitheroe wristwatch shitake manuscript cumin cumulus cumulative cumbria document hitler's analogue
  specialist socialist cialis socialism swank swanky twatt sniper homogenous homogeneous homonym homophone
  cooncan coonskin kikuyu spickandspan chinkapin pakistan pakistani pakistanis tardy tardis mustard custard
  bastardise leotard bustard dastardly whorehound whorl whorls slutch sluthouse fagin fagioli offagain
  hooker's fuchs fuchsia fuchsias lovely hello bell fell tell well sell yell smell
  dickinson dickson benedick dickie dicky cockburn hitchcock babcock woodcock cockle cockles cockroach cocky
  shoe shoes hoedown phoenix uranus aroused weeds weeding tweed seaweed mothers fathers coon's maine bigger digger trigger
  rigger figure nagger jigger swagger tights tithe titillate stitch kitchen witch pitch ditch bitcoin
  pen pencil pens penal finish polish turkish whom whose shot shots hit hits sit sits`));
