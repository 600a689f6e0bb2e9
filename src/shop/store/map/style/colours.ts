/** Colours of the map; muted, so that the markers stand out. */
export const MAP_COLOURS = {
  water: '#cfe1ec',
  land: '#fbfaf7',
  neighbours: '#eeeeec',
  coast: '#a9bfcd',
  border: '#c5c9c4',
  town: '#3f464c',
  townHalo: '#ffffff',
  waterText: '#4d7690',
} as const;
