/** Stands for the versions of Docusaurus and its plugins, which nothing shows. */
export default {};
