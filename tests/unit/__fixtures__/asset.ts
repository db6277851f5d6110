/** Stands for an imported image: the address the bundler would give. */
export default '/assets/asset.svg';
