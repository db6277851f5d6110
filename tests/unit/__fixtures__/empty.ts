/** Stands for a global style sheet, which has no exports. */
export {};
