/** The part that the drill's remote loads when it is shown. */
const LazyPart = () => <p>drill: the lazy part is here</p>;

export default LazyPart;
