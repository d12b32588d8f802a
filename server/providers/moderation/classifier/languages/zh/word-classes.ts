import { words } from "../../lexicon/lexicon.ts";
import { inBothScripts } from "./both-scripts.ts";

const classes = {
  you: "你 妳 您 你们 妳们",
  them:
    "他 她 它 他们 她们 它们 这些人 那些人 那群人 这群人 这帮人 那帮人 这种人 那种人 那个人 这个人 那家伙 这家伙",
  // After these a threat is denied, asked about or suffered.
  denial: "不 没 别 被 谁 差点 休想 怎么会 怎会 不会 不想 未 勿 莫 唔 冇 讲 叫 威胁 说过",
  kill:
    `杀了 杀死 杀掉 杀光 弄死 打死 砍死 捅死 掐死 勒死 整死 搞死 干掉 宰了 做掉 烧死 毒死 揍死 劈死 斩死 弄残 打残 打废
    活埋 剁了 砍了 捅了 毙了 崩了 撞死 淹死 灭了 干死 揍扁 打爆 打趴 扇死 抽死 踹死 踢死 锤死 捶死 咬死 撕碎 撕烂 阉了 废了
    碎尸 分尸 大卸八块 千刀万剐 剥皮 喂狗`,
  body:
    "腿 手 脖子 头 脑袋 狗头 喉咙 嘴 脸 骨头 四肢 眼睛 眼珠 舌头 手指 皮 手筋 脚筋 胳膊 牙 肋骨 脊椎 狗腿 脚 筋 膝盖 鼻子",
  kin: "全家 一家 家人 爸 妈 老爸 老妈 爸妈 父母 老婆 老公 孩子 儿子 女儿 满门 祖宗 狗 猫 女朋友 男朋友 小孩",
  suicide:
    "自杀 轻生 自尽 寻死 自我了断 自我了结 上吊 割腕 跳楼 跳河 跳桥 跳海 跳轨 卧轨 烧炭 服毒 吞药 自缢 自刎 自戕 寻短见 吊死 撞车",
  selfInjury:
    "割腕 自残 自伤 割手 划手 割自己 划自己 割伤自己 划伤自己 自虐 割手腕 划手腕 划手臂 割手臂 割大腿 烫自己 打自己 弄伤自己",
  group:
    `黑人 黑鬼 白人 亚洲人 穆斯林 回民 回族 回教徒 伊斯兰教徒 犹太人 同性恋 同性恋者 同志 基佬 男同 女同 双性恋 跨性别 变性人 人妖 娘炮 女权
    外国人 外劳 外佣 菲佣 移民 难民 日本人 韩国人 印度人 菲律宾人 越南人 泰国人 印尼人 缅甸人 非洲人
    阿拉伯人 美国人 俄罗斯人 中国人 大陆人 大陆客 陆配 台湾人 香港人 藏人 维吾尔人 维族 新疆人 河南人 东北人 上海人 北京人 广东人 外地人 农村人
    乡下人 农民工 残疾人 残障 残障者 残疾人士 智障 精神病 精神病人 精神病患 自闭症 原住民 吉普赛人 罗姆人 基督徒 佛教徒 天主教徒 小日本
    鬼子 印度阿三 棒子 少数民族 艾滋病人 变性 gay gays les lgbt 外省人 本省人 河南佬 东南亚人 中东人 墨西哥人 土耳其人 乌克兰人`,
  // Only with words of contempt for all of them: members quarrel with "this silly man".
  people: "女人 女的 女生 女司机 女性 男人 男的 男性 男生 胖子 老人 老外 洋人 穷人 富二代 老年人",
  contempt:
    `恶心 变态 低等 劣等 下等 下等人 低等人 低等民族 劣等民族 劣等人种 畜生 人渣 垃圾 废物 寄生虫 蟑螂 老鼠 害虫 猴子 猪 狗 猩猩 牲口 禽兽 蛆
    小偷 贼 骗子 罪犯 犯罪分子 强奸犯 恐怖分子 恐怖份子 病态 脏 臭 该死 该杀 下贱 贱 贱货 贱人 智商低 野蛮 野蛮人 祸害 毒瘤 癌症 瘟疫 蝗虫 神经病
    精神病 脑残 婊子 妓女 败类 渣滓 人类之耻 肮脏 龌龊 杂种 没脑子 没人性 没素质 蠢货 白痴 弱智 傻逼 不要脸 懒鬼 社会的负担 社会的累赘 社会负担
    有病 欠打 欠揍 欠干 不正常 不配 不干净 拜金 公害 噁心`,
};

/** Words of the Chinese phrases. */
export const wordClasses: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(classes).map((
    [name, list],
  ) => [name, inBothScripts(words(list)).flatMap((both) => both.split("|"))]),
);
