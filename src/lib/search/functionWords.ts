// Words that carry the grammar of a question, not its subject. They keep a little weight, and count in full when a
// query has nothing else ("how to").
const ENGLISH =
  'a an and are as at be been but by can could did do does for from get had has have how i if in into is it its just ' +
  'like make me my need not of on onto or our please should so that the their them then there these they this those ' +
  'to us want was we were what when where which while who why will with would you your';
const CHINESE =
  '的 了 吗 呢 吧 啊 地 得 着 过 是 在 和 与 或 及 把 被 将 让 给 对 为 为了 以 从 到 于 中 里 上 下 个 一个 一种 这 那 这个 那个 ' +
  '什么 怎么 怎样 怎么样 如何 为什么 哪些 哪个 哪里 是否 可以 能 能否 可否 不能 需要 想 想要 要 应该 使用 用 通过 进行 我 我的 你 我们 有 没有 ' +
  '不 会 时 时候 请 请问 多少 几个 做 办 怎么办 有关 关于';

const FUNCTION_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${CHINESE}`.split(' '));

/** True for words such as "how", "the", "如何", "的". Takes normalised words. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}
