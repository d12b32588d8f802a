import { msg } from "@lingui/core/runtime-macro";
import { Invalid } from "../../../errors.ts";

/**
 * Words and keyboard walks of the most used passwords. The other characters that the rule (auth.4)
 * requires (a capital, a digit, a sign) are usually added in the same few places, so they are
 * removed before comparing.
 */
const words = new Set(
  (`a aa aaa aaaa ab abc abcd abcde abcdef abcdefg abcdefgh access adam admin administrator alex alexander alexandra alexis amanda
america anaconda andrea andrew angel angela anthony apple april arsenal asd asdf asdfg asdfgh asdfghjkl asdfjkl ashley austin
baby babygirl bailey banana barcelona baseball basketball batman beautiful benjamin biteme blessed blink blue bond booboo boomer
brandon buster butterfly buttercup changeit changeme changepassword charles charlie charlotte cheese chelsea chicken chocolate chris
christian christopher computer cookie corvette cowboy cowboys crystal dakota dallas daniel daniela david december default demo
diamond dolphin donald dragon eagles edward elizabeth eminem estrella family fatima february flower football forever freedom friend
friends fuck fuckoff fuckyou gabriel gandalf garfield george ginger girls google guest hahaha hammer hannah happy harley harry
heather hello helloworld hockey hola hottie hunter iceman iloveme iloveu iloveyou india internet jackson jaguar jasmine jasper
jennifer jessica jesus jesuschrist johnny jonathan jordan joseph joshua july june junior justin karina killer king kitty ladybug
lakers lastname lauren letmein liberty linkedin liverpool login london love loveme lovely lover loveyou lovelove manchester maggie
marcus maria marina martin master matrix matthew maverick melissa mercedes merlin michael michelle mickey midnight minecraft
mobilemail monday money monkey monster mother mustang myname mynoob naruto nathan newpassword newyork nicholas nicole nikita
november nothing october oliver orange pa password passwort passord pass passpass passwd passwordpassword patrick peanut pepper
phoenix player please pokemon porsche power prince princess purple q qaz qazwsx qazwsxedc qq qwe qweasd qweasdzxc qwer qwert qwerty
qwertyu qwertyui qwertyuiop qwertz qwqw rachel rainbow ranger raiders realmadrid rebecca richard robert rockstar rockyou root runner
samantha samsung samuel scooter secret sebastian september service shadow shannon silver simple slipknot smokey snoopy soccer
softball sophie spider spiderman squirtle startrek starwars steelers stella steven success summer sunday sunshine superman
superstar support sweety taylor teddy temp temporary thomas thunder tigger tiger tinkerbell trustno trustnoone tweety twitter
user username valentina vanessa victoria victor vincent viper welcome welcomeback whatever william willow winner winter wizard
xbox yankees yellow zaq zaqxsw zaqwsx zxc zxcv zxcvb zxcvbn zxcvbnm`).split(/\s+/),
);

/** Signs and digits written in place of letters. */
const lookalikes: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  "$": "s",
  "5": "s",
  "7": "t",
};

/** A common word with this many more letters and signs is no longer common. */
const mostAdded = 8;

/** Whether a password is a common word or keyboard walk disguised to satisfy the rule. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const letters = lower.replace(/[^a-z]/g, "");
  const isWord = (part: string) => password.length - part.length <= mostAdded && words.has(unmask(part));
  return isWord(core) || isWord(letters) || isWord(lower);
}

function unmask(text: string): string {
  return text.replace(/[@431!0$57]/g, (sign) => lookalikes[sign] ?? sign);
}

/** Throws `Invalid` on `password` for a common password (auth.4). */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  const text = msg`This password is easy to guess. Please choose one that is less common.`;
  throw new Invalid(text, { password: text });
}
