/** The `rel` of a script that is loaded once the page was painted. */
export const later = 'later'
