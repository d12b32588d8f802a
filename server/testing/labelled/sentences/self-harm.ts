/** Pushing somebody towards harming themselves. */
export const selfHarm = `
self_harm none | Kill yourself
self_harm none | kys
self_harm none | KYS loser
self_harm none | go kill yourself
self_harm none | just kill urself
self_harm none | you should kill yourself
self_harm none | why not kill yourself
self_harm none | why don't you just kill yourself
self_harm none | don't hesitate to kill yourself
self_harm none | don't forget to kill yourself lol
self_harm none | killyourself
self_harm none | #killyourself
self_harm none | k1ll y0urs3lf
self_harm none | k i l l y o u r s e l f
self_harm none | kill-yourself
self_harm none | k.y.s
self_harm none | kyyyyys
self_harm none | kill your self
self_harm none | Go die
self_harm none | go die in a hole
self_harm none | please die
self_harm none | just die already
self_harm none | I hope you die
self_harm none | you should die
self_harm none | you should just end it all
self_harm none | End your life
self_harm none | end yourself
self_harm none | go hang yourself
self_harm none | hang urself
self_harm none | slit your wrists
self_harm none | cut your wrists, nobody cares
self_harm none | you should cut deeper
self_harm none | drink some bleach
self_harm none | go jump off a building
self_harm none | jump in front of a train
self_harm none | go play in traffic
self_harm none | unalive yourself
self_harm none | rope yourself
self_harm none | take all the pills and be done with it
self_harm none | the world is better off without you
self_harm none | everyone would be happier if you were dead
self_harm none | no one would miss you
self_harm none | nobody would care if you died
self_harm none | do it, kill yourself, you won't
self_harm none | suicide is your best option
self_harm none | you don't deserve to live
self_harm none | You'd be better off dead
self_harm none | the best way to kill yourself is easy, ask me
self_harm none | how to starve yourself without anyone noticing
self_harm none | tips for hiding your cuts and cutting deeper
self_harm none | \u043Aill yourself
self_harm none | kill yours\u0435lf
`;
