/** Client modules run in the browser tests only. */
export default [];
