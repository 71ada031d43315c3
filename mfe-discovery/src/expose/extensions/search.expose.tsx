export { SearchSuggestions as Component } from '../../features/suggestions/search-suggestions.tsx';
