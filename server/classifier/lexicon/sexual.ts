import { type Lexicon, phrases, words } from "./lexicon.ts";

/**
 * Explicit words are none, talk about sex is low; education, medicine and survivors' words are
 * neither.
 */
export const sexual: Lexicon = {
  category: "sexual",
  canBeDenied: true,
  words: {
    none: words(
      `blowjob blowjobs handjob handjobs rimjob rimjobs cumshot cumshots gangbang gangbangs creampie creampies deepthroat
      deepthroating cumming hentai rule34 bukkake fellatio cunnilingus facefuck camgirl camgirls jizz footjob titfuck jailbait
      dickpic dickpics assfuck buttfuck fisting pegging squirting xxxcams sendnudes`,
    ),
    low: words(
      `porn porno porns pornography pornhub xvideos xhamster horny boner boners boobs boob boobies tits titties titty orgasm orgasms
      masturbate masturbates masturbating masturbation masturbated wank wanking sexting dildo dildos vibrator vibrators
      onlyfans bdsm threesome threesomes milf milfs erection erections kinky bondage camsex cybersex nsfw fap fapping cum
      hooker hookers striptease lapdance thong nympho fetish sexcam hardon sexy-time orgy orgies buttplug strapon`,
    ),
  },
  phrases: {
    none: phrases(`
      suck|sucking|sucks|sucked|lick|licking|ride|riding|choke|gag|touch|taste|swallow|stroke|jerk my|his|your|on ..2 dick|cock|pussy|balls|cum|clit|tits|cunt
      suck|sucking|ride|riding|stroke|love|want|big|hard|huge|thick|throbbing|bbc|black|my|his cock !tail|fight|and
      suck|sucking|ride|riding|stroke|big|hard|huge|thick|throbbing|want|your dick
      my|his ..1 dick|cock is|was|got ..2 hard|big|huge|throbbing|wet|long|inside
      dick pic|pics
      lick|eat|eating|licking|wet|tight|finger|fingering|shaved|my|your|her pussy !cat|willow|riot|hat|hats|cats
      eat you|her|him|me out
      want|wants|going|love|let|let-me|gonna|like|wanna to? ..1 fuck you|her|him|me|them !up|over|off
      fuck me|her|him harder|hard|so|please|daddy|tonight|now|in|from|deep
      fuck you ..1 so|hard|harder|all|tonight|senseless|raw hard|night|tonight
      fucked|fucking her|him|me hard|from|in|all|so|on|raw
      want to fuck in
      send|sends|show|post|trade|share|swap|sell|selling|want me|us|your|some|ur|him|her? ..1 nudes
      send me|us|some? ..1 nude|naked pics|pic|photos|pictures|selfie|video
      nudes in|for|on|dm|pls|please
      show|flash|flashing me|us? your|ur|those|them|the? ..1 tits|boobs|pussy|ass|dick|cock|titties|butt|nipples
      show boobs|tits|pussy
      blow|hand|rim job|jobs !dry
      came|cum|cumming|jizz all|in|inside|on over|her|me|my|your|his|you
      going|about|want|make|makes|made|making|wanna|gonna ..2 cum !laude
      make|makes|made|making me|you|her|him cum|squirt
      anal|oral|hardcore|rough|raw sex !is|education|assault|toys-shop|safe
      do|did|love|like|want|into anal
      teen|child|kiddie|underage|preteen|kid|kids|young|incest porn|nudes|sex|porno|xxx
      underage|preteen|teen girls|girl|boys|boy ..2 sex|nude|nudes|naked|horny|hot
      sex with|for a? ..1 underage|minor|minors|child|children|kid|kids|teen|teens|teenager|preteen
      jerk|jerking|jack|jacking|wank|jerked|get|getting me|him|myself|you? off ..1 to|me|for|together|now|on|daily|you
      jerk|jack me|him off
      spank|whip|tie|bend|undress|strip you|me|her|him ..1 naked|over|down|up|nude
      take your|ur|off clothes|panties|pants|bra|underwear|top|shirt|dress off and|for|now
      touch|touching|finger|fingering|rub|rubbing|pleasure|pleasuring yourself|myself|herself|urself ..1 for|thinking|to|tonight|while|again|and|now|every
      touch|touching yourself|myself
      finger|fuck|ride|spank|choke|breed me|you daddy|hard|harder|senseless
      sit|sat|sitting on my|her|his face
      hot|local singles|girls|milfs|moms|teens want|near|in|waiting ..1 fuck|sex|your|area|hookup|you
      free xxx|porn|nudes|sex|cams|onlyfans
      xxx cams|cam|videos|video|porn|pics|movie|movies|site|links
      so|i|am|getting|get|dripping|soaking|make|makes wet|hard for|thinking|touching|and|right|when ..2 you|touching|daddy|now|yourself|fuck
      bend over ..1 and|for|daddy|baby|so
      balls deep
      ride my|his|your|that ..1 face|dick|cock
      nut|bust in|a|on her|my|nut|you|his|all
      escort|escorts|prostitute available|service|services|near|for|cheap`),
    low: phrases(`
      had|have|having|want|wanted|wants|need|love|amazing|great|hot|wild|drunk|casual|kinky|shower|car|best|good|dirty|rough|makeup sex !education|ed|chromosomes|appeal|and|assigned|toy
      sex in|on|all|every|tonight|last|with|while the|a|night|morning|tonight|day|my|him|her|me|you|his
      sex tape|toy|toys|dream|dreams|drive|slave|addict|position|positions
      sleep|slept|hooking|hooked with|up him|her|with ..1 naked|condom|last|tinder
      that|her|his|your|dat|fat|fine|hot|nice|phat|sexy ass !hole|is|and|off
      hit|smash|tap|tapped|pound that|dat|it ass|booty
      one night stand
      make|making|made love all|to|tonight|with|in !my|the|this|music|god
      want|love|like|need|let|wanna to? ..1 see you|her|him naked|nude|undressed
      see|seeing you|her naked|nude
      ^ wanna|want|let to? us? bang|smash|screw|hook
      come|get over|here ..1 and|to ride|fuck|do|take me|him
      looking|up|down|dtf for a|some? ..1 hookup|fling|quickie|fuck|sex
      your|her|his|nice|great|big|huge|perfect boobs|tits|ass|cock|butt !hole|crack|off|kick|is
      naked|nude ..1 pics|pictures|photos|selfies|girls|videos|cams
      sexy|hot|naked girls|boys|women|milfs|babes|models ..3 webcam|cam|click|online|waiting|here|dm
      want|wanna see|touch|suck|taste my|this ..1 cock|dick|ass|body
      nudes ..2 money|sale|dm|paypal|cashapp
      friends with benefits
      in her|his|my lingerie|thong|panties
      give|gives|gave|gives-me me|him|her ..1 head !start|up|of|a|massage|shop|the|cold
      hook up tonight|with|for
      strip club|clubs|tease
      sexy ..1 pics|pictures|selfies|videos|photos
      talk|talking dirty
      dirty talk|talking
      lost my|his|her virginity
      turned|turns|turn me on !the|to|and`),
  },
};
