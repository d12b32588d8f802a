/** Offers of prescription drugs. The lists are tuned on these. */
export const prescriptionDrugs = `
drugs none | Got spare Ritalin if anyone needs it, five each
drugs none | Ambien without a prescription, message me
drugs none | I have leftover Percocet from my surgery, who wants to buy
drugs none | No script needed for Xanax, just ask
drugs none | Selling my Vyvanse, 30 pills
drugs none | Anyone need valium? I can get it
drugs none | Oxycodone available, discreet shipping
drugs none | Trading Adderall for Klonopin
drugs none | Cheap viagra no doctor required
drugs none | Tramadol in stock, inbox me
drugs none | My grandma's morphine patches are up for grabs
drugs none | Can get you Ozempic, no questions asked
drugs none | Extra Concerta for finals week, dm for price
drugs none | DM for codeine syrup
drugs none | Order antibiotics and opioids online, no prescription required
drugs none | I've got a whole bottle of lorazepam to get rid of, make me an offer
drugs none | hit my inbox for xannies and percs
drugs none | Buy Suboxone strips from me
drugs none | we ship gabapentin worldwide
drugs none | who wants my hydrocodone, $10 a pill
drugs none | xanax bars 2mg, 3 each, deals on bulk
drugs none | who's looking for addy? got 20 left
drugs none | I can sort you out with some valium tonight
drugs none | my doc overprescribes so I have tons of oxys to sell
drugs none | Looking for tramadol? Inbox me
drugs none | sleeping pills no rx
drugs none | Anyone in Leeds after pregabalin? got loads
drugs none | text this number for codeine and xanax
drugs none | Order your Ozempic today without any doctor
drugs none | vyvanse 70s, cashapp only
drugs none | Got prescribed way too much Percocet lol who wants some
drugs none | Legit pharmacy, no script, all benzos
drugs none | Need Adderall? 30mg, $5 a pop, delivery available
drugs none | selling what's left of my Percocet script
drugs none | DM if you want Xanax, real pharma
drugs none | Anyone want my leftover antibiotics
drugs none | I got the percs if you got the cash
drugs none | valium 10mg tabs, discounts for bulk orders
drugs none | You can have my Ritalin for twenty quid
drugs none | message for the menu: xanax, oxy, tramadol
drugs none | Benzos and opioids, ships from EU
drugs none | can someone sell me some Klonopin
drugs none | no questions, no prescription, just Ozempic
drugs none | my plug has adderall again, lmk
`;

/** Held out: never looked at while the lists are tuned. */
export const prescriptionDrugsHeldOut = `
drugs none | Selling modafinil to students, ten a pop
drugs none | Need something to sleep? I sell zopiclone
drugs none | Hydrocodone for sale, cash only
drugs none | I have extra Adderall, hit me up
drugs none | Valium and Xanax available, no prescription necessary
drugs none | Got some leftover oxy, twenty bucks a pill
drugs none | Message me on telegram for Ritalin
drugs none | Pregabalin, diazepam, zolpidem: ask for the price list
drugs none | I'm giving away my unused Vicodin, first come first served
drugs none | Will swap my Concerta for Ambien
drugs none | Get your pain pills here without seeing a doctor
drugs none | Who needs Percs? Fresh refill today
drugs none | Wholesale tramadol, overnight delivery
drugs none | I can sell you my dad's fentanyl patches
drugs none | Semaglutide pens without prescription, WhatsApp me
drugs none | Morphine tablets, 50 for 200, inbox me
drugs none | Looking to offload a bottle of clonazepam
drugs none | Buy Adderall XR from us, no script
drugs none | Testosterone and steroids shipped to your door, no doctor
drugs none | My sister gets Vyvanse every month and I sell half of it, ask me
`;
