/**
 * Takes the place of `ExecutionEnvironment` in core's `Link` alone. With the real one every link makes an observer each time it is
 * rendered, to load its page when it comes into view, and forgets those it made before: dozens stay behind with every navigation,
 * and most pages are loaded for nothing. Pages load when somebody points at their link.
 */
const linkEnvironment = {canUseDOM: false, canUseIntersectionObserver: false};

export default linkEnvironment;
