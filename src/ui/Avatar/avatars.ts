/** Sets `data-shown`, which gives a background, on decoded images only: on a failed one it would cover the initials. */
for (const image of document.images) {
  const markDecoded = () =>
    image.decode().then(
      () => {
        image.dataset['shown'] = '';
      },
      () => {},
    );
  if (image.complete && image.naturalWidth) markDecoded();
  else image.onload = markDecoded;
}
