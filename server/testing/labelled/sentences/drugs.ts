/** Talk of taking drugs is low, dealing is none. */
export const drugs = `
drugs low | Smoking weed on the balcony
drugs low | I smoke weed every day
drugs low | sm0king w33d
drugs low | let's get stoned
drugs low | so stoned right now
drugs low | got high on coke
drugs low | snorting coke in the bathroom
drugs low | a line of coke and a beer
drugs low | c0ca1ne party
drugs low | c o c a i n e
drugs low | tried heroin yesterday
drugs low | smoke crack with me
drugs low | ketamine rave this weekend
drugs low | MDMA makes everything better
drugs low | took two tabs of lsd
drugs low | tripping on acid
drugs low | magic mushrooms picnic
drugs low | shrooms are amazing
drugs low | popping pills all night
drugs low | popped a xanax for fun
drugs low | roll a joint
drugs low | passing a blunt around
drugs low | bong hits before class
drugs low | crystal meth is wild
drugs low | taking ecstasy at the club
drugs low | molly and good music
drugs low | speedballs are the best
drugs low | I want to get high tonight
drugs low | blazing it, 420 friends
drugs low | hit this dab pen with THC
drugs low | edibles kicked in, I'm so high
drugs low | sniffing glue with friends
drugs low | lean in my cup, sipping codeine
drugs low | how to smoke meth
drugs low | opium tea recipe
drugs none | selling weed, dm me
drugs none | weed for sale
drugs none | buy cocaine online here
drugs none | cocaine delivery, cheap prices
drugs none | got pills for sale, hit me up
drugs none | who wants to buy some adderall
drugs none | xanax for sale
drugs none | plug for coke, message me
drugs none | my dealer sells great mdma, I can hook you up
drugs none | s3lling c0ke
drugs none | where can I buy meth in this town
drugs none | fentanyl pills cheap, telegram me
drugs none | how to cook meth at home
`;
