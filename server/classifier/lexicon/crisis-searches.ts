import type { HarmList, LanguageLists } from "../languages/language-lists.ts";
import { phrases, words } from "./lexicon.ts";

const none: HarmList = { phrases: {} };

/** Films, bands, sports and news after "suicide" or "suicidal", which are no crisis. */
export const namesAfterSuicide: readonly string[] = [
  ...words(`
    squad squads bomber bombers bombing bombings girls king burnout door doors sprint sprints run runs slide
    boys mission bid pass lane grip knob gene drill drills tendencies empathy silence season commando forest`),
  "by cop",
];
/** The same before "suicide". */
export const namesBeforeSuicide: readonly string[] = words("virgin basketball durkheim durkheims");

/**
 * What somebody in a crisis types into a search or a hashtag in English. Without films, games,
 * sports, news and idioms of these words.
 */
export const englishSearches: LanguageLists = {
  code: "en",
  wordClasses: {
    self: ["myself", "my self", "me", "oneself", "yourself", "urself"],
    end: ["die", "kill", "suicide", "dead", "overdose", "od", "hang", "unalive"],
    medicine: words(`
      pills tablets capsules meds sleeping-pills painkillers antidepressants paracetamol paracetamols
      acetaminophen tylenol ibuprofen advil aspirin aspirins xanax valium benzos codeine oxycodone tramadol
      fentanyl`),
    many: words(`
      10 12 14 15 16 18 20 21 22 24 25 28 30 32 35 36 40 42 45 48 50 56 60 64 70 72 75 80 84 90 96 100 112 120
      150 200 ten twelve fifteen sixteen twenty thirty forty fifty sixty hundred hundreds whole entire handful
      handfuls dozens too-many so-many`),
  },
  crisis: {
    hard: [],
    indirect: [],
    // Here and not in the English lists, since their notation has no numbers.
    grave: phrases(`
      i|ive|i've|have ..2 took|taken|swallowed|downed ..2 <many> !mg|units|ml|years|months|weeks|days|hours|minutes ..2 <medicine> !to|back|over|during|for|with-me
      i|ive|i've|have ..2 overdosed on ..3 <medicine>`),
    searches: phrases(`
      suicide|suicidal|suicides
      sucide|suiside|suicied|suicde|sewerslide|sewer-slide
      commit|committing suicide
      ^ kms|ktms !from|to|per|in|away|an|a|of|on|and|or|left|run|ride|walk|drive|h|hr|hour|pico|activator|activation|auto|tool|tools|server|client|host|key|keys|office|windows|aws|azure|miles|meter|meters|metres|converter
      i|wanna|gonna|want-to|going-to|about-to|have-to|need-to|imma|finna|will|i'll|should|might|gotta|lemme|just kms|ktms !from|to|per|away|left
      kill|killing|hang|hanging|hurt|hurting|harm|harming|cut|cutting|shoot|shooting|drown|drowning|starve|starving|burning|unalive|unaliving|stab|stabbing <self> !a|some|off|while|with|in|shaving|time|loose|more|softly|once|twice
      want|wanna|wants|wanted|wish|ready|going|need|trying|tried|like|feel to? ..1 die|dying !hair|my|laughing|for|of|hard|from
      want|wanna|wanted to? be dead
      i want it to end !well|happily|on|with|soon
      want|wanna|wants|wanted|ready|going|gonna to? ..1 end it !on|with|well|here|there|as|by|at|in|up
      want|wanna|wants|wanted|wish|ready to? ..1 disappear|dissapear|dissappear|disapear|dissapeer|vanish !from|into|for|like|in|completely-from
      wish i could|would ..1 disappear|dissapear|dissappear|vanish|die|sleep-forever
      unalive !meaning|mean|means|definition|slang|word|origin|a|an|the|this|that|boss|him|her|them|someone|enemies|people
      never wake up !early|late|at|before|for|to|without|with|on|next|feeling|tired|refreshed
      do|dont|don't|not|never not? want|wanna to? ..1 live|exist|be-here|be-alive|wake-up !in|with|at|near|next|early
      wish i was|were ..1 dead|gone|born
      wish i had never been born
      how|way|ways|best|easiest|painless|quickest|fastest|easy|quick ..2 to ..1 die|overdose|kill|od|hang|unalive <self>|painlessly|quickly|peacefully|fast|alone|without|with|by|easily
      how to die !hair|hard|of|in-minecraft|in-roblox|in-fortnite|in-skyrim|in-the-sims|in-sims|in-gta|in-game|in-games|in-a-game|in-terraria|in-zelda|in-elden-ring|in-dark-souls
      how to ..1 <end> <self> !to|at
      !dumb|1000|thousand|million|billion|stupid ways|way|methods|method to|of die|dying|suicide !hair|hard|in
      painless|peaceful|quick|easy death|suicide
      painless|peaceful|quick|easy way|ways to die
      how many|much <medicine>|insulin|alcohol|oxy ..3 die|kill|overdose|od|fatal|lethal
      <medicine> ..1 to ..1 die|overdose|od
      i|ive|i've ..1 overdosed|od-ed !on
      overdosed !on
      lethal|fatal|deadly dose|overdose
      overdose|overdosing !netflix|game|series|awareness|cast|tv|meaning
      self harm|harming|harmed|injury|mutilation|destruct|hate|hatred|loathing
      selfharm|selfharming|selfinjury|selfmutilation
      self-harm|self-harming|self-injury
      cutting|cut|slit|slitting|slash my? wrist|wrists|veins|arms|thighs !tattoo|tattoos|bracelet|bracelets|watch|corsage|flowers|pads
      end|ending|take|taking|took my own? life
      end|ending it all
      better off? dead
      better off? without me
      no|any reason to|for ..1 live|living
      reason|reasons to ..1 live|exist !here|with|in|near
      what ..2 point of living|life|anything
      life is|isn't|isnt|not ..1 worth living
      life is ..1 pointless|meaningless
      i hate myself|my life|being alive !for-eating|for-buying|for-liking|for-watching|for-laughing|for-missing|for-spending
      hate my self|myself|life
      suicide note|notes|letter|letters !for|template|from|episode
      goodbye|farewell note|notes|letter|letters to|for my|the|our? family|parents|mom|mum|mother|kids|children|world|everyone|everybody
      my goodbye|farewell note|notes|letter|letters !to
      can|cant|can't|cannot not? go-on|live ..1 anymore|longer|like-this
      cant|can't|cannot|can-not go-on|carry-on !holiday|vacation|a|an|the|stage|my|our|trip|trips|tour|date|dates|rides|facebook|instagram|tiktok|youtube|discord|reddit|online|with|about|to|this|that|his|her|for|at|in|luggage
      cant|can't|cannot|can-not do|take|handle|bear|live ..1 this|it|life anymore|any-more|any-longer|longer
      i can't|cant|cannot do|take|live ..1 this|it|like ..1 anymore|this
      nobody|no-one ..1 cares|loves|needs|miss about? me
      tired|sick of living|life|being alive|existing
      feel|feeling|am|i'm|so ..1 hopeless|worthless|empty inside|suicidal
      hopeless|worthless !romantic|romantics|wanderer|coin
      thinspo|thinspiration|proana|pro-ana|bonespo|meanspo|promia|pro-mia
      pro ana|mia
      ana and? mia tips|diet|diets|thinspo
      how to ..1 starve !a|an|the|weed|weeds|plants|ants|slugs|cancer|fire|algae|bacteria|yeast|candida|your|of
      how to ..1 purge|vomit !a|an|the|data|files|cache|air|weeds|system|database|queue|logs|your
      panic attack|attacks !at
      suicidal thoughts|ideation
      i need help !with|moving|choosing|finding|for|deciding|from|on|picking|in|installing|fixing|understanding|learning
      need help now|urgently
      call|text|dial|calling|texting 988 !area
      988 lifeline|hotline|helpline|line|crisis|suicide
      mental|nervous breakdown
      being|was|been|got|getting abused|raped|molested
      domestic|sexual abuse
      crisis|samaritans line|lifeline|hotline|helpline|text`),
  },
  threats: none,
  selfHarm: none,
  hate: none,
  sexual: none,
  profanity: none,
  twoSenses: { words: [], harmIn: [] },
};
