/** '9 am', '12 pm': an hour of the day, 0 to 23. */
export const hourText = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
