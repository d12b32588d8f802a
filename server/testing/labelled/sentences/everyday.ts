/**
 * Sentences as strangers write them, written by somebody who had not seen the lists and not tuned on since: what the figures
 * of the lists' own sentences are worth on a day like any other.
 */
export const everyday = `
harassment low | You're the most annoying person I have ever met, shut your mouth
harassment low | what an idiot
harassment low | you are nothing but trash
harassment low | Go cry about it, loser
harassment low | you look like a pig
harassment low | your family must be ashamed of you
harassment low | No wonder she left you, you freak
harassment low | you're so stupid it hurts
harassment low | Nobody asked for your opinion, moron
harassment low | I can't stand your ugly face
harassment low | you are a joke and everybody knows
harassment low | dumb cow
threat none | You are dead if I see you
threat none | I'll beat you up after class
threat none | I hope someone shoots you
threat none | gonna smash your skull in
threat none | I will make you bleed
threat none | you deserve to be beaten
threat none | I'm going to hurt you badly
threat none | one day I will come for you and your family
threat none | there's a bullet with your name on it
threat none | let's go and beat him to death
self_harm none | you should just kill yourself already
self_harm none | please die
self_harm none | go hang yourself
self_harm none | everyone would be happier if you were dead
self_harm none | take all the pills and end it, nobody cares
self_harm none | jump in front of a train
self_harm none | k y s loser
self_harm none | you should cut yourself deeper
self_harm none | suicide is the best option for you
self_harm none | just do us all a favor and die
hate none | Immigrants are ruining our country, kick them all out
hate none | kill all Jews
hate none | gay people are sick
hate none | Islam is a cancer
hate none | Asians are dirty
hate none | women belong in the kitchen and should shut up
hate none | I hate black people
hate none | gas the Jews
hate none | disabled people are a burden and should not exist
hate none | go back to your country
hate none | heil Hitler
hate none | Indians are filthy animals
sexual low | show me your tits
sexual low | looking for a hookup tonight, no strings
sexual low | I want to fuck you so hard
sexual low | sending nudes for money
sexual low | she has a nice ass
sexual low | free porn videos here
sexual low | he came all over her face
sexual low | I masturbate every day
sexual low | sexy girls on webcam, click here
sexual low | want to see my cock?
drugs low | got the best weed in town, message me
drugs low | I want to do cocaine tonight
drugs low | anyone selling ecstasy?
drugs low | smoked crack for the first time
drugs low | high as a kite on mushrooms
drugs low | buy oxycodone without prescription
drugs low | I shoot heroin daily
drugs low | edibles hit hard last night
drugs low | dealing pills at the festival
drugs low | let's get stoned
profanity high | fuck this
profanity high | that was a shitty day
profanity high | bloody hell
profanity high | you bastards, you actually did it
profanity high | son of a bitch
profanity high | I don't give a shit
profanity high | wtf was that
profanity high | this movie sucks ass
profanity high | screw it
profanity high | the damn printer broke again
support top | I don't see a reason to go on
support top | I feel worthless
support top | I've been thinking about suicide
support top | I'm so tired of living
support top | life is not worth it anymore
support top | I just want the pain to stop
support top | I feel like a burden to everyone
support top | I hurt myself last night
support top | I cry myself to sleep every night
support top | I'm at my lowest and I need help
support top | no one would notice if I was gone
support top | I can't cope with this anxiety any longer
- top | I'm dead tired after the marathon
- top | Killing time at the airport
- top | The team got destroyed 5-0
- top | My cat is such an idiot, I love him
- top | Shoot me a message when you're home
- top | I was the joke of the party and it was fun
- top | Nobody told me parenting would be this hard
- top | The movie Kill Bill is on tonight
- top | The Jewish museum was moving
- top | My trans sister graduated today
- top | Getting my blood drawn tomorrow
- top | High on life after that hike
- top | The mushrooms in this risotto are great
- top | We should talk more about mental health
- top | One year sober from alcohol today
- top | Our hen laid eggs, and the cock crowed
- top | The ass and the horse are related
- top | Let's beat cancer together
- top | I ran out of pills for my blood pressure
- top | What a beautiful day to be alive
- top | He was shot in a documentary about the war
- top | My anxiety is better since I started yoga
- top | I hate Mondays
- top | This traffic is killing me
- top | I feel a bit sad today but the sun helps
- top | Violence against women must end
- top | Bullying nearly broke me as a kid; talk to someone
- top | Grass is greener here
- top | I love Molly, my dog
- top | Speed limits should be lower near schools
`;
