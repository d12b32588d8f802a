import type { HarmList, LanguageLists } from "../languages/language-lists.ts";
import { phrases } from "./lexicon.ts";

const none: HarmList = { phrases: {} };

/**
 * What somebody in a crisis types into a search or a hashtag in English. Without films, games,
 * sports, news and idioms of these words.
 */
export const englishSearches: LanguageLists = {
  code: "en",
  wordClasses: {
    self: ["myself", "my self", "me", "oneself", "yourself", "urself"],
    end: ["die", "kill", "suicide", "dead", "overdose", "od", "hang", "unalive"],
  },
  crisis: {
    hard: [],
    grave: [],
    searches: phrases(`
      suicide !squad|squads|bomber|bombers|bombing|bombings|girls|king|burnout|door|doors|sprint|sprints|run|runs|slide|boys|mission|bid|pass|lane|grip|knob|gene|drill|drills
      suicidal !tendencies|empathy
      suicides !basketball|drill|drills|virgin
      sucide|suiside|suicied|suicde|sewerslide|sewer-slide
      commit|committing suicide
      kms|ktms
      kill|killing|hang|hanging|hurt|hurting|harm|harming|cut|cutting|shoot|shooting|drown|drowning|starve|starving|burning|unalive|unaliving|stab|stabbing <self> !a|some|off|while|with|in|shaving|time|loose
      want|wanna|wants|wanted|wish|ready|going|need|trying|tried|like|feel to? ..1 die|dying !hair|my|laughing|for|of|hard|from
      want|wanna|wanted to? be dead
      i want it to end
      do|dont|don't not? want|wanna to? ..1 live|exist|be-here|be-alive|wake-up !in|with|at|near|next|early
      wish i was|were ..1 dead|gone|born
      wish i had never been born
      how|way|ways|best|easiest|painless|quickest|fastest|easy|quick ..2 to ..1 die|overdose|kill|od|hang|unalive <self>|painlessly|quickly|peacefully|fast|alone|without|with|by|easily
      how to die !hair|hard|of
      how to ..1 <end> <self> !to|at
      ways|way|methods|method to|of die|dying|suicide !hair|hard|in
      painless|peaceful|quick|easy death|suicide
      painless|peaceful|quick|easy way|ways to die
      how many pills|tablets|paracetamol|tylenol|xanax|ibuprofen ..3 die|kill|overdose|od|fatal|lethal
      lethal|fatal|deadly dose|overdose
      overdose|overdosing !netflix|game|series|awareness|cast|tv|meaning
      self harm|harming|harmed|injury|mutilation|destruct|hate|hatred|loathing
      selfharm|selfharming|selfinjury|selfmutilation
      self-harm|self-harming|self-injury
      cutting|cut|slit|slitting|slash my? wrist|wrists|veins|arms|thighs
      end|ending|take|taking|took my own? life
      end|ending it all
      better off? dead
      better off? without me
      no|any reason to|for ..1 live|living
      reason|reasons to ..1 live|exist !here|with|in|near
      what ..2 point of living|life|anything
      life is|isn't|isnt|not ..1 worth living
      life is ..1 pointless|meaningless
      i hate myself|my life|being alive
      hate my self|myself|life
      goodbye|suicide|farewell note|notes|letter|letters !for|template|to|from|job|colleague|colleagues
      can|cant|can't|cannot not? go-on|live ..1 anymore|longer|like-this
      i can't|cant|cannot do|take|live ..1 this|it|like ..1 anymore|this
      nobody|no-one ..1 cares|loves|needs|miss about? me
      tired|sick of living|life|being alive|existing
      feel|feeling|am|i'm|so ..1 hopeless|worthless|empty inside|suicidal
      hopeless|worthless !romantic|romantics|wanderer|coin
      thinspo|thinspiration|proana|pro-ana|bonespo|meanspo|promia|pro-mia
      ana|mia tips
      how to ..1 starve|purge|vomit !a|the|data
      panic attack|attacks !at
      suicidal thoughts|ideation
      i need help now?
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
};
