/**
 * Written after the lists were done, in other words than theirs on purpose and never tuned on: the nearest thing here to what
 * strangers will write, and so the harshest of the figures.
 */
export const afterwards = `
harassment low | Only a fool like him would wear that
harassment low | Go back to primary school, dummy
harassment low | Honestly the dumbest take, and you are proud of it, imbecile
harassment low | My cousin thinks you are an absolute muppet
harassment low | Learn to read, halfwit
harassment none | I have scraped better things than you off my shoe
harassment none | You have the face of a dropped pie and the brain to match
harassment none | Everyone in the office laughs at you behind your back
harassment none | No wonder he left you, you revolting creature
harassment none | The best part of you ran down your mother's leg
threat none | I'll be waiting for you after school and you will leave in an ambulance
threat none | One more word and I break your fingers
threat none | Enjoy your last weekend on earth
threat none | Somebody is going to pour acid on that pretty face
threat none | I'm coming over to smash your skull
threat none | We know which bus your daughter takes
self_harm none | Nobody would even come to the funeral, so hurry up
self_harm none | There is a bridge near you, use it
self_harm none | Just stop breathing already
self_harm none | You should slit those wrists properly
self_harm none | Delete yourself
support top | I feel so low I can barely get out of bed
support top | Nothing makes me happy any more
support top | I'm at the end of my rope
support top | Some nights I sit in the car because I can't face going in
support top | I hate the person I see in the mirror
support high | I don't want to be here anymore
support high | I keep thinking how easy it would be to step off the platform
support high | I wish I could just stop existing
support high | I hurt myself again and I am ashamed
- top | I am at the end of my rope course, one platform to go
- top | Enjoy your last weekend of summer
- top | Smash the garlic, then break the pasta in half
- top | One more word and the crossword is done
- top | We know which bus goes to the beach
- top | There is a bridge near you with a lovely view
- top | I can barely get out of this sofa, it is too comfy
- top | You have the face of an angel and a brain to match
- top | Stop breathing through your mouth, says my yoga teacher
- top | Learn to read tarot in a weekend
`;
