/** Stands for `prop-types`, by which React Router checks props in development alone. */
export default {};
