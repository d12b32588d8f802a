import { words } from "../../lexicon/lexicon.ts";

/** Simplified characters of the lists, each before its traditional one. */
const traditional = new Map(
  words(`
    万萬 与與 丑醜 专專 丛叢 东東 丝絲 丢丟 两兩 严嚴 个個 临臨 为為 丽麗 么麼 义義 乌烏 乐樂 习習 乡鄉 书書 买買 乱亂 争爭 于於
    云雲 亚亞 产產 仆僕 从從 仓倉 们們 价價 优優 会會 传傳 伤傷 伦倫 体體 余餘 佣傭 债債 倾傾 偿償 儿兒 党黨 兰蘭 关關 兴興 养養
    兽獸 内內 册冊 写寫 军軍 农農 冲衝 决決 况況 净淨 准準 几幾 凤鳳 击擊 划劃 则則 刚剛 别別 剂劑 剐剮 剥剝 剧劇 劝勸 办辦 务務
    动動 劲勁 劳勞 医醫 协協 单單 卖賣 卧臥 历歷 厉厲 压壓 厌厭 厕廁 厨廚 双雙 发發 变變 号號 后後 吗嗎 听聽 呕嘔 呗唄 咙嚨 咸鹹
    哑啞 哔嗶 喷噴 园園 围圍 国國 图圖 圆圓 场場 坏壞 块塊 坚堅 坟墳 坠墜 垫墊 堕墮 墙牆 声聲 壶壺 处處 备備 复復 够夠 头頭 妇婦
    妈媽 娇嬌 孙孫 学學 宁寧 宝寶 实實 宫宮 宾賓 对對 寻尋 导導 寿壽 将將 尔爾 尘塵 尝嘗 尴尷 尸屍 尽盡 属屬 岁歲 岛島 师師 帐帳
    带帶 帮幫 干幹 并並 广廣 应應 废廢 开開 异異 弃棄 张張 弹彈 强強 归歸 当當 彻徹 忧憂 怀懷 态態 怂慫 总總 恋戀 恶惡 悬懸 惨慘
    惩懲 愿願 懒懶 戆戇 戏戲 战戰 户戶 扑撲 托託 扫掃 扰擾 抛拋 抠摳 抢搶 护護 报報 担擔 拟擬 拢攏 拥擁 拧擰 挂掛 挣掙 挥揮 捞撈
    捡撿 换換 揾搵 摇搖 撑撐 撸擼 攒攢 敌敵 数數 斩斬 断斷 无無 旧舊 时時 晒曬 晓曉 晕暈 术術 机機 杀殺 杂雜 权權 条條 来來 枪槍
    样樣 桥橋 梦夢 检檢 楼樓 横橫 欢歡 欧歐 残殘 毁毀 毙斃 气氣 汤湯 沟溝 没沒 泪淚 泼潑 洁潔 涌湧 润潤 涨漲 涩澀 渊淵 温溫 游遊
    湾灣 湿濕 溃潰 溅濺 滚滾 满滿 滩灘 濒瀕 灭滅 灿燦 点點 烂爛 烟煙 烦煩 烧燒 烫燙 热熱 爱愛 爷爺 犊犢 状狀 犹猶 独獨 狱獄 猎獵
    猪豬 猫貓 献獻 玛瑪 现現 电電 画畫 疗療 疯瘋 痒癢 瘪癟 瘫癱 瘾癮 癡痴 皲皸 监監 盖蓋 盘盤 着著 睁睜 矫矯 码碼 砖磚 碍礙 祷禱
    祸禍 离離 种種 穷窮 窝窩 笋筍 笔筆 笼籠 筛篩 简簡 箫簫 类類 粪糞 粮糧 紧緊 约約 级級 纯純 纱紗 纳納 纵縱 纸紙 线線 练練 组組
    细細 经經 结結 给給 绝絕 绞絞 统統 继繼 绪緒 续續 绳繩 维維 绿綠 缅緬 缝縫 缠纏 缢縊 网網 罗羅 罚罰 翘翹 耻恥 聋聾 职職 肮骯
    肿腫 胀脹 胁脅 胜勝 胶膠 脉脈 脏髒 脑腦 脚腳 脱脫 脸臉 腻膩 艺藝 节節 茎莖 荡蕩 荣榮 药藥 萝蘿 营營 虑慮 虚虛 虫蟲 虾蝦 蛮蠻
    蝈蟈 补補 袜襪 装裝 裤褲 见見 规規 视視 觉覺 计計 认認 讨討 让讓 训訓 议議 记記 讲講 论論 设設 评評 诅詛 识識 诉訴 试試 诛誅
    话話 该該 语語 误誤 说說 诶誒 请請 读讀 课課 谁誰 调調 谅諒 谜謎 谢謝 谱譜 贝貝 负負 贡貢 败敗 账賬 货貨 质質 贱賤 贵貴 贷貸
    贸貿 费費 贼賊 资資 赏賞 赖賴 赘贅 赛賽 赣贛 赶趕 跃躍 车車 轨軌 转轉 轮輪 软軟 轰轟 轻輕 载載 较較 辈輩 辑輯 边邊 达達 过過
    运運 还還 这這 进進 远遠 违違 连連 迟遲 逻邏 遗遺 郁鬱 酱醬 里裡 针針 钱錢 铁鐵 铲鏟 销銷 锁鎖 锅鍋 错錯 锤錘 镜鏡 镬鑊 长長
    门門 闭閉 问問 间間 闹鬧 闻聞 阉閹 阎閻 阳陽 阴陰 阵陣 陆陸 随隨 隶隸 难難 静靜 韩韓 页頁 顶頂 顺順 须須 顾顧 顿頓 预預 领領
    频頻 颗顆 题題 颜顏 颤顫 风風 飙飆 飞飛 饥飢 饭飯 饶饒 饺餃 马馬 驱驅 驴驢 驶駛 骂罵 骑騎 骗騙 骚騷 鱼魚 鲁魯 鲍鮑 鲨鯊 鳖鱉
    鸟鳥 鸠鳩 鸡雞 鸯鴦 鸳鴛 黄黃 齿齒 龊齪 龌齷 龙龍 龟龜`)
    .map((pair) => Array.from(pair) as [string, string]),
);

/**
 * Adds the traditional spelling beside each alternative of phrases in simplified characters,
 * so that the lists say everything once.
 */
export function inBothScripts(phrases: readonly string[]): readonly string[] {
  return phrases.map((phrase) => phrase.split(" ").map(addTraditional).join(" "));
}

function addTraditional(step: string): string {
  const [, before = "", alternatives = "", after = ""] = /^(!?)(.*?)(\??)$/.exec(step) ?? [];
  const both = alternatives.split("|").flatMap((alternative) => [
    alternative,
    Array.from(alternative, (character) => traditional.get(character) ?? character).join(""),
  ]);
  return `${before}${[...new Set(both)].join("|")}${after}`;
}
